import { styled } from '@mui/material/styles';

/** The content's width: 1440 px at most, with the gutter at both sides (look, "Foundations"). */
export const Wrap = styled('div')({
  // The first margin of a page stays inside.
  display: 'flow-root',
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
