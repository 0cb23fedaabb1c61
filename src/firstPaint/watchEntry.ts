import { restartPage } from '@/shared/adapters/restartPage';

/**
 * Restarts the page when its entry, the only deferred script, does not load: without the entry nothing else
 * would notice.
 */
export function watchEntry(): void {
  // Errors of elements do not bubble.
  document.addEventListener('error', onError, true);
}

function onError({ target }: Event): void {
  if ((target as Partial<HTMLScriptElement> | null)?.defer) restartPage();
}
