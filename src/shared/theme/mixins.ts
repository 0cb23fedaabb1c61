/** 13 px, for details beside 14 px text. */
export const smallText = { fontSize: '.8125rem' } as const;

/** A list without markers and indentation. */
export const unstyledList = { margin: 0, padding: 0, listStyle: 'none' } as const;
