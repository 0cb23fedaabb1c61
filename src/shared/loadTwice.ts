import { wait } from './adapters';

/** Delay before the retry, in milliseconds. */
const RETRY_DELAY = 1500;

const listeners = new Set<() => void>();

/** Calls `listener` when a chunk failed to load; returns a function that removes it. */
export function onChunkLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads a chunk with one retry (architecture §6); rejects after that. */
export function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  return load()
    .catch(() => wait(RETRY_DELAY).then(load))
    .catch((problem: unknown) => {
      for (const listener of listeners) listener();
      throw problem;
    });
}
