import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing of our own hand, in theme colours. */
  drawing?: ReactNode;
  title: string;
  text?: string | undefined;
  /** One action. */
  action?: ReactNode;
}

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 3, py: 10, px: 4, textAlign: 'center' }}>
      {drawing}
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{text}</Typography>}
      {action}
    </Stack>
  );
}
