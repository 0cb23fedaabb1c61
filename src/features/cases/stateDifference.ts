const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasSameShape = (found: unknown, initial: unknown) =>
  Array.isArray(initial) ? Array.isArray(found) : !isObject(initial) || isObject(found);

/**
 * First path at which a state differs in structure from the initial state, as "notices.shown"; null if none.
 * Compares slices and their fields; missing ones are ignored, because older releases had fewer.
 */
export function stateDifference(found: Record<string, unknown>, initial: unknown, depth = 2): string | null {
  for (const [key, expected] of Object.entries(initial as Record<string, unknown>)) {
    const value = found[key];
    if (value === undefined) continue;
    if (!hasSameShape(value, expected)) return key;
    const deeper =
      depth > 1 && isObject(value) && isObject(expected) && stateDifference(value, expected, depth - 1);
    if (deeper) return `${key}.${deeper}`;
  }
  return null;
}
