import { styled } from '@mui/material/styles';

/** Content width: 1440 px at most, with a gutter on both sides (R65). */
export const Container = styled('div')({
  // Contains the margins of the page's first and last elements.
  display: 'flow-root',
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
