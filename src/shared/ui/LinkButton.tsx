import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';

/** Looks like a link in a sentence, and does something here instead of leading away. */
export const LinkButton = styled(ButtonBase)(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'baseline',
  gap: theme.spacing(1),
  minHeight: 32,
  paddingInline: theme.spacing(1),
  marginInline: theme.spacing(-1),
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 500,
  color: theme.vars?.palette.primary.dark,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));
