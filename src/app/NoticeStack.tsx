import { GlobalStyles } from '@mui/material';
import type { SnackbarOrigin } from 'notistack';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import type { Direction } from '@/domain/settings';
import { ShownNotice, useHasNoticesInCart } from '@/features/cart';
import type { Notice } from '@/core/notices';
import { selectNotices } from '@/core/notices';
import { useDirection } from '@/shared/texts';
import { createOutsideRoot, joinTabOrder } from '@/shared/ui';
import { NoticesLiveRegion } from './NoticesLiveRegion';

/** The store shows at most three; the rest are exit animations, which quick time travel can pile up. */
const MOST_ON_SCREEN = 60;

/** Height of the bars at the lower edge of the page. */
const bars = 'var(--lower-bar) + var(--status-bar, 0px)';

const positionStyles = {
  '.notice-stack.notice-stack': { bottom: `calc(${bars} + 16px)` },
  // In right-to-left pages the open cart covers that corner: its toasts are above the cart's buttons.
  // The summary of the checkout is there too: they are beside it (R117).
  '[dir=rtl] .notice-stack.notice-stack:has([data-corner=left])': {
    bottom: `calc(max(${bars}, var(--cart-foot, 0px)) + 16px)`,
    marginInlineEnd: 'var(--beside-summary, 0px)',
  },
  // On phones the dialog is the whole screen: its mark is covered for a moment, no field and no button (R96).
  '@media (max-width: 599.98px), (max-height: 520px)': {
    '.notice-stack.notice-stack:has([data-beside-dialog])': {
      insetBlock: 'calc(env(safe-area-inset-top) + 8px) auto',
      insetInline: '16px 64px',
      width: 'auto',
      maxWidth: 420,
    },
  },
  '.notice-stack .notistack-CollapseWrapper': { width: 'auto' },
} as const;

/** Renders the store's notices as toasts. */
export function NoticeStack() {
  const [root] = useState(createRoot);
  useEffect(() => joinTabOrder(root, () => root.querySelector('button')), [root]);
  return (
    <>
      <GlobalStyles styles={positionStyles} />
      <SnackbarProvider maxSnack={MOST_ON_SCREEN} domRoot={root} classes={{ containerRoot: 'notice-stack' }}>
        <FollowedNotices />
      </SnackbarProvider>
      {createPortal(<NoticesLiveRegion />, root)}
    </>
  );
}

function createRoot(): HTMLElement {
  const root = createOutsideRoot();
  document.body.append(root);
  return root;
}

/**
 * Reconciles the store's notices with notistack's. Every display gets a new key: with the notice's own id,
 * time travel away and back within the exit animation would show the notice twice and then never again.
 */
function FollowedNotices() {
  const notices = useSelector(selectNotices);
  const isInCart = useHasNoticesInCart();
  const direction = useDirection();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shownRef = useRef(new Map<string, string>());
  const showings = useRef(0);
  useEffect(() => {
    const shown = shownRef.current;
    const visible: readonly Notice[] = isInCart ? [] : notices;
    for (const [id, key] of shown) {
      if (visible.some((notice) => notice.id === id)) continue;
      closeSnackbar(key);
      shown.delete(id);
    }
    for (const notice of visible) {
      if (shown.has(notice.id)) continue;
      showings.current += 1;
      const key = `${notice.id}:${showings.current}`;
      shown.set(notice.id, key);
      // The notices saga closes it, not notistack's timer.
      const content = () => (
        // notistack moves an element of its own.
        <div data-corner={cornerOf(notice, direction).horizontal} data-beside-dialog={notice.isBesideDialog}>
          <ShownNotice notice={notice} />
        </div>
      );
      enqueueSnackbar('', { key, persist: true, content, anchorOrigin: cornerOf(notice, direction) });
    }
  }, [notices, isInCart, direction, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Bottom left in both directions; some notices are placed at the inline start (specification §8, §9). */
function cornerOf({ corner }: Notice, direction: Direction): SnackbarOrigin {
  const isMirrored = corner === 'start' && direction === 'rtl';
  return { vertical: 'bottom', horizontal: isMirrored ? 'right' : 'left' };
}
