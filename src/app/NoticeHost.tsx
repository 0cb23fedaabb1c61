import { styled } from '@mui/material/styles';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Notice } from '@/core/notices';
import { displayNotice, selectNotices, useNoticeText } from '@/core/notices';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';

const { Part: NoticeStack } = lazyComponent(() =>
  import('./NoticeStack').then((module) => module.NoticeStack),
);

const Message = styled('p')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto auto calc(var(--lower-bar) + var(--status-bar, 0px) + 16px) 16px',
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(3),
  borderRadius: 12,
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
}));

/** Fallback notice for when the chunk of the toasts fails to load. */
function PlainMessage({ id, text }: Notice) {
  useLayoutEffect(() => displayNotice(id), [id]);
  return <Message role="alert">{useNoticeText(text)}</Message>;
}

/** Renders toasts; their chunk is loaded with the first one. */
export function NoticeHost() {
  const latest = useSelector(selectNotices).at(-1);
  const [isNeeded, setNeeded] = useState(!!latest);
  // Stays mounted after the last notice, for its exit animation.
  if (latest && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary
      where="notices"
      resetKey={latest?.id ?? ''}
      fallback={latest ? <PlainMessage {...latest} /> : null}
    >
      <Suspense fallback={null}>
        <NoticeStack />
      </Suspense>
    </ErrorBoundary>
  );
}
