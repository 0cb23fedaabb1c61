import { styled } from '@mui/material/styles';

/** Content width (R65), with a gutter on both sides. The margins of wide screens hold the cart tab. */
export const Container = styled('div')({
  // Contains the margins of the page's first and last elements.
  display: 'flow-root',
  width: '100%',
  maxWidth: 'clamp(1440px, 100vw - 240px, 1680px)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
