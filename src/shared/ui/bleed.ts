/** On small screens, extends to the edges of the page over the layout's gutter (R65). */
export const bleed = {
  '@media (max-width: 599.98px)': {
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    scrollPaddingInline: 'var(--gutter)',
  },
} as const;
