import type { api } from './api';

export interface RootApiState {
  api: ReturnType<typeof api.reducer>;
}

/**
 * Returns the first object, at any depth in the cached responses of `endpoints`, the newest ones first, for
 * which `pick` returns true; `pick` returns false for an object whose content need not be searched.
 */
export function findCached<Found extends object>(
  queries: RootApiState['api']['queries'],
  endpoints: ReadonlySet<string | undefined>,
  pick: (value: object) => boolean | undefined,
): Found | undefined {
  const find = (value: unknown): object | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const picked = pick(value);
    if (picked !== undefined) return picked ? value : undefined;
    for (const child of Object.values(value) as unknown[]) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const entries = Object.values(queries).filter((entry) => endpoints.has(entry?.endpointName));
  const timeOf = (entry: (typeof entries)[number]) => entry?.fulfilledTimeStamp ?? 0;
  const newestFirst = entries.sort((one, other) => timeOf(other) - timeOf(one));
  return find(newestFirst.map((entry) => entry?.data)) as Found | undefined;
}
