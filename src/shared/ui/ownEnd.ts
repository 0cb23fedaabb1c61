/**
 * For a single line with `dir="auto"`: starts at the page's start edge and truncates at the text's own end.
 * For wrapping lines use `startOfPage`.
 */
export const ownEnd = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
