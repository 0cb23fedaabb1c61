import { useSyncExternalStore } from 'react';

function hear(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser believes to have a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(hear, () => navigator.onLine);
}
