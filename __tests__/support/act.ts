import { flushSync } from 'react-dom';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** React draws in a turn of its own, and runs effects in the next one; what those change is drawn in the third. */
async function drawn(): Promise<void> {
  await turn();
  await turn();
  await turn();
}

/**
 * React's production build has no `act`. Testing Library only needs that what happened has been drawn when it returns: a
 * press at once, what takes its time a few turns later.
 */
export function act<Result>(callback: () => Result): Result | Promise<void> {
  const result = flushSync(callback);
  return result instanceof Promise ? result.then(drawn) : result;
}
