import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';

/** Card around a page's form. */
export const FormSheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  maxWidth: 720,
  padding: theme.spacing(6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4) },
}));
