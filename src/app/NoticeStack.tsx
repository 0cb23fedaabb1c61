import { GlobalStyles } from '@mui/material';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { ShownNotice } from '@/features/cart';
import type { Notice } from '@/features/notices';
import { selectNotices } from '@/features/notices';
import { selectOverlays } from '@/features/overlays';
import { useScreen } from '@/shared/hooks';

/** The store shows three at most; the others are on their way out, of which quick jumps in the timeline leave many. */
const MOST_ON_SCREEN = 60;
/** Bottom-left in both directions (specification §9). */
const CORNER = { vertical: 'bottom', horizontal: 'left' } as const;

const place = {
  '.notice-stack.notice-stack': { bottom: 'calc(var(--bottom-bar, 0px) + 16px)' },
  '.notice-stack .notistack-CollapseWrapper': { width: 'auto' },
} as const;

/** Toasts in their corner, as the store says. */
export function NoticeStack() {
  const [root] = useState(createRoot);
  return (
    <>
      <GlobalStyles styles={place} />
      <SnackbarProvider
        maxSnack={MOST_ON_SCREEN}
        anchorOrigin={CORNER}
        domRoot={root}
        classes={{ containerRoot: 'notice-stack' }}
      >
        <FollowedNotices />
      </SnackbarProvider>
    </>
  );
}

/**
 * An open dialog hides everything beside it from screen readers, toasts too; MUI leaves out elements that must not be
 * hidden so, of which <slot> is one without a meaning of its own.
 */
function createRoot(): HTMLElement {
  const root = document.createElement('slot');
  document.body.append(root);
  return root;
}

/**
 * Reconciles the store's notices with notistack's. Every showing has a new key: with the notice's own, a jump away and
 * back within the exit animation would show it twice and then never.
 */
function FollowedNotices() {
  const notices = useSelector(selectNotices);
  const isInCart = useIsInCart();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shownRef = useRef(new Map<string, string>());
  const showings = useRef(0);
  useEffect(() => {
    const shown = shownRef.current;
    const wanted: readonly Notice[] = isInCart ? [] : notices;
    for (const [id, key] of shown) {
      if (wanted.some((notice) => notice.id === id)) continue;
      closeSnackbar(key);
      shown.delete(id);
    }
    for (const notice of wanted) {
      if (shown.has(notice.id)) continue;
      showings.current += 1;
      const key = `${notice.id}:${showings.current}`;
      shown.set(notice.id, key);
      // The saga's clock ends it, not notistack's.
      const content = () => (
        // notistack moves an element of its own.
        <div>
          <ShownNotice notice={notice} />
        </div>
      );
      enqueueSnackbar('', { key, persist: true, content });
    }
  }, [notices, isInCart, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Beside the open cart there is no room on small screens: it has a place of its own for notices, where they cover nothing. */
function useIsInCart(): boolean {
  const isSmall = useScreen() !== 'wide';
  const isCartOpen = useSelector(selectOverlays).some((overlay) => overlay.name === 'cart');
  return isSmall && isCartOpen;
}
