import { createHash } from 'node:crypto';
import { addReporter } from '@/shared/report';

/** Everything by which a page reaches beyond itself; two looks with nothing in between are the same. */
export function outside() {
  return {
    calls: [...globalThis.shopCalls],
    stored: printsOf(window.localStorage),
    storedOfTab: printsOf(window.sessionStorage),
    history: window.history.length,
  };
}

/** Short enough for the message of a failed test. */
function printsOf(storage: Storage): Record<string, string> {
  const printOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 8);
  return Object.fromEntries(
    Object.entries({ ...storage }).map(([key, text]) => [key, printOf(String(text))]),
  );
}

/** Collects what goes wrong without being seen: what error boundaries catch, and what stories throw. */
export function collectReports() {
  const reports: string[] = [];
  const stop = addReporter(({ where, problem }) => reports.push(`${where}: ${String(problem)}`));
  return { reports, stop };
}

/** Lets React and everything else that waits have its turn. */
export const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Numbers in [0, 1) that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
