import { pause } from './adapters';

/** A network that hiccups gets this long to come back, in milliseconds. */
const PAUSE = 1500;

/** A chunk that does not load is asked for once more (architecture §6); after that the failure is the caller's. */
export function loadTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => pause(PAUSE).then(load));
}
