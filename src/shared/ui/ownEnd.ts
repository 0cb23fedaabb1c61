/**
 * For one line with `dir="auto"`: it begins where the page's lines do, as wide as its text, and what is too long is cut at
 * the text's own end. Lines that wrap have `startOfPage`.
 */
export const ownEnd = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
