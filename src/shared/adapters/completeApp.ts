import { clock } from './clock';
import { isBehindPaint, isPainted, showApp } from './paintedPage';

/** Longest time in milliseconds that the painted page stays after the last step of the app behind it. */
const MAX_PAINTED = 3000;

let loadingParts = 0;
let isComplete = false;
let cancel: (() => void) | undefined;

/** Keeps the painted page while a part of the app's frame loads, until the returned function is called. */
export function waitForPart(): () => void {
  loadingParts += 1;
  return () => {
    loadingParts -= 1;
    if (isComplete) showCompleteApp();
  };
}

/** Replaces the painted page by the app's page, which is complete but for parts of its frame. */
export function showCompleteApp(): void {
  isComplete = true;
  if (loadingParts === 0) showApp();
}

/**
 * Called after each step of the app: a slow device, which needs long for all of them, does not go back to
 * skeletons.
 */
export function stayPainted(): void {
  cancel?.();
  cancel = isBehindPaint() ? clock.after(MAX_PAINTED, showApp) : undefined;
}

/**
 * Called after the app's first render. Its skeletons replace a painted page without content; other painted
 * pages stay until the app's page is complete, or fails to be.
 */
export function showAppInTime(): () => void {
  if (!isPainted()) showCompleteApp();
  stayPainted();
  return () => cancel?.();
}
