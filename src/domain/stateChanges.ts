/** A difference between two states. */
export interface StateChange {
  /** Such as "cart.selectedShopIds". */
  path: string;
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Differences between two states, down to a number of levels; lists are compared as a whole. Unchanged parts
 * are skipped by identity, so it costs no more than what a reducer has changed.
 */
export function stateChanges(before: unknown, after: unknown, levels: number, path = ''): StateChange[] {
  if (Object.is(before, after)) return [];
  if (levels === 0 || !isObject(before) || !isObject(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    stateChanges(before[key], after[key], levels - 1, path === '' ? key : `${path}.${key}`),
  );
}
