import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Container = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(4),
  minHeight: 420,
  padding: theme.spacing(6),
  border: `1px dashed ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));

interface ChooseFirstProps {
  /** Illustration above the text. */
  drawing: ReactNode;
  text: string;
}

/** Placeholder beside a list from which nothing has been chosen yet. */
export function ChooseFirst({ drawing, text }: ChooseFirstProps) {
  return (
    <Container>
      {drawing}
      {text}
    </Container>
  );
}
