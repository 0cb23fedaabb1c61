import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type BadgeTone = 'primary' | 'success' | 'warning' | 'error' | 'info' | 'neutral';

const Badge = styled('span')<{ 'data-tone': BadgeTone }>(({ theme, 'data-tone': tone }) => ({
  display: 'inline-block',
  paddingInline: 10,
  paddingBlock: 3,
  borderRadius: 999,
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  color:
    tone === 'neutral'
      ? theme.vars?.palette.text.secondary
      : theme.vars?.palette[tone][tone === 'primary' ? 'dark' : 'main'],
  backgroundColor: tone === 'neutral' ? theme.vars?.palette.surface.strong : theme.vars?.palette[tone].soft,
}));

/** A short label on a soft background, such as a status or "Default". */
export function SoftBadge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Badge data-tone={tone}>{children}</Badge>;
}
