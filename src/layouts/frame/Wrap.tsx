import { styled } from '@mui/material/styles';

/** The content's width: 1440 px at most, with the gutter at both sides (look, "Foundations"). */
export const Wrap = styled('div')({
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
