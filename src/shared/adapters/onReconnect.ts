import { atPresent } from './present';

/** Hears the network come back; answers the function that stops it. */
export function onReconnect(hear: () => void): () => void {
  const hearAtPresent = atPresent(hear);
  window.addEventListener('online', hearAtPresent);
  return () => window.removeEventListener('online', hearAtPresent);
}
