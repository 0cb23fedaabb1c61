import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';

/** A button styled as a link within a sentence, for actions that do not navigate. */
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
