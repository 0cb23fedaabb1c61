import { clock, serverNow } from '../adapters';

/** Delay in milliseconds: the server's clock is known to half a second only. */
const GRACE = 1000;

interface Watch {
  /** Milliseconds until the next look at the clock. */
  delayOf: (left: number) => number;
  onLook?: () => void;
  onOver: () => void;
}

/**
 * Calls `onOver` once a moment of the server's clock (Unix milliseconds) has passed on the server too.
 * Returns a function that cancels it.
 */
export function watchMoment(moment: number, { delayOf, onLook, onOver }: Watch): () => void {
  let cancel = (): void => undefined;
  const wait = () => {
    const left = moment - serverNow();
    cancel = left > 0 ? clock.after(delayOf(left), look) : clock.after(GRACE, onOver);
  };
  const look = () => {
    onLook?.();
    wait();
  };
  wait();
  return () => cancel();
}
