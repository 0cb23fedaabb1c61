import { createHash } from 'node:crypto';
import { addReporter } from '@/shared/report';

/** Snapshot of all side effects of the page: requests, storages and history. */
export function outside() {
  return {
    calls: [...globalThis.shopCalls],
    stored: hashesOf(window.localStorage),
    storageOfTab: hashesOf(window.sessionStorage),
    history: window.history.length,
  };
}

/** Hashed, to keep the messages of failed tests short. */
function hashesOf(storage: Storage): Record<string, string> {
  const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 8);
  return Object.fromEntries(Object.entries({ ...storage }).map(([key, text]) => [key, hashOf(String(text))]));
}

/** Collects errors caught by error boundaries and sagas. */
export function collectReports() {
  const reports: string[] = [];
  const stop = addReporter(({ where, problem }) => reports.push(`${where}: ${String(problem)}`));
  return { reports, stop };
}

/** Waits for one macrotask. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Creates a deterministic generator of numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
