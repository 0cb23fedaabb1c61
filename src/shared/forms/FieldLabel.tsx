import { styled } from '@mui/material/styles';
import { smallText } from '../theme';

/** Label of a field that is not a text field. */
export const FieldLabel = styled('span')(({ theme }) => ({
  display: 'block',
  marginBlockEnd: theme.spacing(1.5),
  ...smallText,
  fontWeight: 500,
  lineHeight: 1.4,
  color: theme.vars?.palette.text.primary,
}));
