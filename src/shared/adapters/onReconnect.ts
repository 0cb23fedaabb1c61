import { atPresent } from './present';

/** Subscribes to the network's return; returns the unsubscribe function. */
export function onReconnect(listener: () => void): () => void {
  const hearAtPresent = atPresent(listener);
  window.addEventListener('online', hearAtPresent);
  return () => window.removeEventListener('online', hearAtPresent);
}
