import { styled } from '@mui/material/styles';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 420,
  padding: theme.spacing(6),
  border: `1px dashed ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));

/** Stands beside a list from which nothing has been chosen yet. */
export function ChooseFirst({ text }: { text: string }) {
  return <Ground>{text}</Ground>;
}
