import { isPageReplaced } from './shared/adapters/pageRelease';
import { readStartTexts } from './shared/adapters/startTexts';
import { onChunkLost } from './shared/loadTwice';

let isOffered = false;

/** Shows a message and a button, once, and without a script of the app. */
async function offerReload(message: string, label: string): Promise<void> {
  if (isOffered) return;
  isOffered = true;
  const texts = await readStartTexts();
  const bar = document.createElement('div');
  const button = document.createElement('button');
  button.append(texts[label] ?? label);
  button.addEventListener('click', () => window.location.reload());
  bar.append(texts[message] ?? message, button);
  bar.setAttribute('role', 'alert');
  Object.assign(bar.style, {
    position: 'fixed',
    // Above the bottom bar of phones and the buttons at the end of drawers.
    insetBlockEnd: '96px',
    insetInlineStart: '16px',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
    zIndex: '9999',
    padding: '12px 16px',
    border: '1px solid',
    borderRadius: '12px',
    font: '16px/1.5 system-ui, sans-serif',
    background: 'Canvas',
    color: 'CanvasText',
  });
  Object.assign(button.style, { font: 'inherit', padding: '10px 16px', marginInlineStart: '16px' });
  document.body.append(bar);
}

/**
 * Called when the app's scripts did not load. A release may have replaced them since the page was loaded: the
 * page is loaded again, once, which names those of the new release. Nothing has been typed into an app yet.
 */
export function restart(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload')
    void offerReload('This part of the shop could not be loaded. Please try again.', 'Reload the page');
  else window.location.reload();
}

/**
 * Offers to reload the page when a chunk is lost because the server has another release (R61): without a
 * service worker, the chunk is gone for good, and so may be that of the toasts.
 */
export function watchChunks(): void {
  onChunkLost(() => {
    void isPageReplaced().then((isReplaced) => {
      if (isReplaced) void offerReload('A new version of the shop is here.', 'Reload');
    });
  });
}
