import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { use, useEffect } from 'react';
import { useT } from '../texts';
import { Column } from './flex';
import { PageFailureContext } from './pageFailure';

interface SectionErrorProps {
  /** The server's message or a translated text; defaults to a general one. */
  message?: string;
  onRetry: () => unknown;
  /** Illustration, for errors that replace a whole page. */
  drawing?: ReactNode;
  /** A second action beside "Try again". */
  more?: ReactNode;
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2),
}));

/** An error message with "Try again" in place of a section that failed to load. */
export function SectionError({ message, onRetry, drawing, more }: SectionErrorProps) {
  const t = useT();
  const registerFailure = use(PageFailureContext);
  useEffect(registerFailure, [registerFailure]);
  return (
    <Column role="alert" sx={{ alignItems: 'center', gap: 3, py: 10, px: 4, textAlign: 'center' }}>
      {drawing}
      <Typography dir="auto">{message ?? t('Something went wrong. Please try again.')}</Typography>
      <Buttons>
        <Button variant="outlined" onClick={onRetry}>
          {t('Try again')}
        </Button>
        {more}
      </Buttons>
    </Column>
  );
}
