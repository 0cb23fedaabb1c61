/** 13 px, for details beside 14 px text. */
export const smallText = { fontSize: '.8125rem' } as const;

/** A list without markers and indentation. */
export const unstyledList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** Extends the hit area of a link over its positioned card. */
export const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
