import { keyframes, styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { useT } from '../texts';

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
 * A thin progress bar while the chunk of a page, a dialog or a saga loads; appears after 250 ms. Rendered
 * through a portal, since an open dialog hides the page from screen readers.
 */
export function SlowBar() {
  const t = useT();
  return createPortal(<Bar role="progressbar" aria-label={t('Loading')} />, document.body);
}
