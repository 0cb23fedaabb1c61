/**
 * For lines with `dir="auto"`: a text in another script reads its own way, and still begins where the page's lines do.
 * Chromium has its own name for it. One line that is cut has `ownEnd`.
 */
export const startOfPage = { textAlign: ['-webkit-match-parent', 'match-parent'] } as const;
