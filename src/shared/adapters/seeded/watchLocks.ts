/** A lock that is free is there by then, in milliseconds; one that another tab holds is not waited for any longer. */
const PATIENCE = 1000;

type Granted = (lock: Lock | null) => unknown;

/** Tells of each lock that is asked for; what it is answered with is to be called when the lock is there. */
export function watchLocks(asked: () => () => void): void {
  if (!('locks' in navigator)) return;
  const usual = navigator.locks.request.bind(navigator.locks) as (
    name: string,
    options: LockOptions,
    granted: Granted,
  ) => Promise<unknown>;
  const watched = (name: string, options: LockOptions, granted: Granted) => {
    const over = asked();
    setTimeout(over, PATIENCE);
    return usual(name, options, (lock) => {
      over();
      return granted(lock);
    });
  };
  navigator.locks.request = watched as typeof navigator.locks.request;
}
