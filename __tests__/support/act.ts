import { flushSync } from 'react-dom';

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** React renders in one macrotask, runs effects in the next, and renders their updates in the third. */
async function untilRendered(): Promise<void> {
  await nextTask();
  await nextTask();
  await nextTask();
}

/**
 * Replaces `act`, which React's production build lacks. Testing Library only needs rendered updates when it
 * returns: immediately after synchronous callbacks, a few macrotasks later after asynchronous ones.
 */
export function act<Result>(callback: () => Result): Result | Promise<void> {
  const result = flushSync(callback);
  return result instanceof Promise ? result.then(untilRendered) : result;
}
