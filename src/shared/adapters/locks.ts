import { whenPresent } from './present';

/**
 * Waits until no other tab of this browser holds the lock, and takes it; answers the function that gives it back.
 * Where the browser has no locks (plain http, old ones) it is free at once.
 */
export function takeLock(name: string): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => whenPresent(() => resolve(release))))
      .catch((problem: unknown) => reject(problem as Error));
  });
}
