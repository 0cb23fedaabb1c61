/**
 * For one line with `dir="auto"`: it begins where the page's lines do, as wide as its text, and what is too long is cut at
 * the text's own end. No `text-align: match-parent`, of which Chromium knows only a name of its own.
 */
export const ownEnd = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
