/** On small screens: out to the edges of the page, over the gutter that the layout leaves (look.md, "Foundations"). */
export const bleed = {
  '@media (max-width: 599.98px)': {
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    scrollPaddingInline: 'var(--gutter)',
  },
} as const;
