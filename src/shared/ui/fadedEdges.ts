import { fixedColors } from '../theme';

/** A row that extends over the layout's gutter to the screen's edges, where cut-off items fade. */
export const fadedEdges = {
  marginInline: 'calc(-1 * var(--gutter))',
  paddingInline: 'var(--gutter)',
  scrollPaddingInline: 'var(--gutter)',
  maskImage: `linear-gradient(to right, transparent, ${fixedColors.black} var(--gutter) calc(100% - var(--gutter)), transparent)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;
