import { keyframes, styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { codeOnItsWay } from '@/shared/codeOnItsWay';
import { useT } from '@/shared/texts';

const run = keyframes({ from: { scale: '0 1' }, to: { scale: '.94 1' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: theme.zIndex.tooltip,
  height: 3,
  transformOrigin: '0 50%',
  '[dir=rtl] &': { transformOrigin: '100% 50%' },
  backgroundColor: theme.vars?.palette.primary.light,
  opacity: 0,
  animation: `${appear} 150ms 250ms forwards, ${run} 8s cubic-bezier(.1,.7,.2,1) 250ms forwards`,
}));

/**
 * One thin progress bar while chunks of a page, dialogs, menus or sagas load; appears after 250 ms. Rendered
 * through a portal, since an open dialog hides the page from screen readers.
 */
export function CodeProgressBar() {
  const t = useT();
  const isShown = useSyncExternalStore(codeOnItsWay.subscribe, codeOnItsWay.isAny);
  return isShown && createPortal(<Bar role="progressbar" aria-label={t('Loading')} />, document.body);
}
