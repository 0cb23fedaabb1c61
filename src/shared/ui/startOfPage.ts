/**
 * For wrapping lines with `dir="auto"`: text in another script keeps its direction but aligns with the page's
 * start edge. Chromium needs its own keyword. For a truncated line use `ownEnd`.
 */
export const startOfPage = { textAlign: ['-webkit-match-parent', 'match-parent'] } as const;
