import { wait } from './adapters';

/** Delay before the retry, in milliseconds. */
const RETRY_DELAY = 1500;

type Load = () => Promise<unknown>;

const listeners = new Set<(load: Load) => void>();
/** Functions that failed to load a chunk, until the chunk has arrived. */
export const lostChunks = new Set<Load>();

/** Calls `listener` with each function that fails to load a chunk; returns a function that removes it. */
export function onChunkLost(listener: (load: Load) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads a chunk with one retry (architecture §6); rejects after that. */
export function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  return load()
    .catch(() => wait(RETRY_DELAY).then(load))
    .catch((problem: unknown) => {
      lostChunks.add(load);
      for (const listener of listeners) listener(load);
      throw problem;
    });
}
