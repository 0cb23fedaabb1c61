import { whenLive } from './timeTravel';

/** Subscribes to the device's return to a network; returns the unsubscribe function. */
export function onOnline(listener: () => void): () => void {
  const subscribeWhenLive = whenLive(listener);
  window.addEventListener('online', subscribeWhenLive);
  return () => window.removeEventListener('online', subscribeWhenLive);
}

const listeners = new Set<() => void>();

/**
 * Subscribes to the network's return, which the browser reports for the device, and a response for a lost
 * connection (`reconnected`); returns the unsubscribe function.
 */
export function onReconnect(listener: () => void): () => void {
  const stop = onOnline(listener);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** Called when a response shows that the network is back. */
export function reconnected(): void {
  for (const listener of [...listeners]) listener();
}
