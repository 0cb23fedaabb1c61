import { useEffect } from 'react';
import { onReconnect } from '../adapters';

/**
 * Loads the chunk that a press needs when its form or button is mounted, and again when the network is back:
 * a press without a network then fails like any other call, with what was typed. `load` must be stable.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const attempt = () => void load().catch(() => undefined);
    attempt();
    return onReconnect(attempt);
  }, [load]);
}
