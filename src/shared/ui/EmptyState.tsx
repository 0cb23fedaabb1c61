import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Column } from './flex';

interface EmptyStateProps {
  /** Illustration in theme colors. */
  drawing?: ReactNode;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  /** `h1` where the empty state is the whole page. */
  heading?: 'h1' | 'h2';
}

export function EmptyState({ drawing, title, text, action, heading = 'h2' }: EmptyStateProps) {
  return (
    <Column sx={{ alignItems: 'center', gap: 3, py: 10, px: 4, textAlign: 'center' }}>
      {drawing}
      <Typography variant="h3" component={heading}>
        {title}
      </Typography>
      {text && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action}
    </Column>
  );
}
