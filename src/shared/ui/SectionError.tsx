import { Button, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useT } from '../texts';

interface SectionErrorProps {
  /** The server's words, or a translated text of ours. */
  message?: string;
  onRetry: () => void;
  /** For a whole page: a drawing of our own hand. */
  drawing?: ReactNode;
  /** Another way out, beside "Try again". */
  more?: ReactNode;
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2),
}));

/** A section that could not be had: what happened, and a way to try again. */
export function SectionError({ message, onRetry, drawing, more }: SectionErrorProps) {
  const t = useT();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 3, py: 10, px: 4, textAlign: 'center' }}>
      {drawing}
      <Typography>{message ?? t('Something went wrong. Please try again.')}</Typography>
      <Buttons>
        <Button variant="outlined" onClick={onRetry}>
          {t('Try again')}
        </Button>
        {more}
      </Buttons>
    </Stack>
  );
}
