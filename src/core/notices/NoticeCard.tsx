import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { elevation } from '@/shared/theme';
import type { NoticeKind } from './notices.slice';
import { displayNotice } from './displayedNotices';
import { isUrgent } from './kinds';
import { holdNotice, letNoticeGo } from './heldNotices';

interface NoticeCardProps {
  id: string;
  kind: NoticeKind;
  children: ReactNode;
}

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  // Narrower beside a dialog.
  width: 'min(420px, 100vw - 32px, var(--toast-width, 420px))',
  maxWidth: '100%',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: elevation.overlay,
  fontSize: '.875rem',
  lineHeight: 1.4,
}));

/** Card of a toast. Stays while the pointer or the focus is in it. */
export function NoticeCard({ id, kind, children }: NoticeCardProps) {
  useLayoutEffect(() => displayNotice(id), [id]);
  const hold = () => holdNotice(id);
  const letGo = () => letNoticeGo(id);
  return (
    <Card
      // Other kinds are announced politely by src/app/NoticesLiveRegion.tsx.
      {...(isUrgent(kind) && { role: 'alert' })}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      {children}
    </Card>
  );
}
