import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Notice } from '@/features/notices';
import { selectNotices, useNoticeText } from '@/features/notices';
import { lazyPart } from '@/shared/lazyPart';
import { ErrorBoundary } from '@/shared/ui';

const { Part: NoticeStack } = lazyPart(() => import('./NoticeStack').then((module) => module.NoticeStack));

const Words = styled('p')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto auto var(--bottom-bar, 0px) 16px',
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(3),
  borderRadius: 12,
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
}));

/** A notice in plain words, where the code of toasts did not come. */
function PlainWords({ text }: Notice) {
  return <Words role="alert">{useNoticeText(text)}</Words>;
}

/** Where toasts appear; their code is loaded with the first one. */
export function NoticeHost() {
  const latest = useSelector(selectNotices).at(-1);
  const [isNeeded, setNeeded] = useState(!!latest);
  // It stays after the last one has gone, to show how it goes.
  if (latest && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary
      where="notices"
      resetKey={latest?.id ?? ''}
      fallback={latest ? <PlainWords {...latest} /> : null}
    >
      <Suspense fallback={null}>
        <NoticeStack />
      </Suspense>
    </ErrorBoundary>
  );
}
