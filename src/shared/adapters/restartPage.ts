import { readStartTexts } from './startTexts';

let isOffered = false;

/** Whether the page shows a message that offers to reload it. */
export const isRestartOffered = () => isOffered;

/** Shows a message and a button, once, and without a script of the app. */
export async function offerRestart(message: string, label: string): Promise<void> {
  if (isOffered) return;
  isOffered = true;
  const texts = await readStartTexts();
  const bar = document.createElement('div');
  const button = document.createElement('button');
  button.append(texts[label] ?? label);
  button.addEventListener('click', () => location.reload());
  bar.append(texts[message] ?? message, button);
  bar.role = 'alert';
  bar.className = 'restart';
  document.body.append(bar);
}

/**
 * Called when the app's scripts did not load. A release may have replaced them since the page was loaded: the
 * page is loaded again, once, which names those of the new release. Nothing has been typed into an app yet.
 */
export function restartPage(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload')
    void offerRestart('This part of the shop could not be loaded. Please try again.', 'Reload the page');
  else location.reload();
}
