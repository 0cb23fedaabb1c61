import { useSyncExternalStore } from 'react';
import { isPainted, onAppShown } from '../adapters';

/** Whether a painted page covers the app; skeletons below it would never be seen. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(onAppShown, isPainted);
}
