import type { Store } from '@reduxjs/toolkit';
import { networkLost } from '@/core/connection';
import { whenLive } from '@/shared/adapters';

let unsubscribe = (): void => undefined;

/** Records when the browser loses the network; its return is a row of the shop. One store at a time. */
export function recordOutages(store: Store): void {
  unsubscribe();
  const listener = whenLive(() => store.dispatch(networkLost()), 'network');
  window.addEventListener('offline', listener);
  unsubscribe = () => window.removeEventListener('offline', listener);
}
