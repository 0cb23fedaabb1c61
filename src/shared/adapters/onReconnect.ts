import { whenLive } from './timeTravel';

/** Subscribes to the network's return; returns the unsubscribe function. */
export function onReconnect(listener: () => void): () => void {
  const subscribeWhenLive = whenLive(listener);
  window.addEventListener('online', subscribeWhenLive);
  return () => window.removeEventListener('online', subscribeWhenLive);
}
