import { wait } from './adapters';

/** Delay before the retry, in milliseconds. */
const RETRY_DELAY = 1500;

/** Loads a chunk with one retry (architecture §6); rejects after that. */
export function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(() => wait(RETRY_DELAY).then(load));
}
