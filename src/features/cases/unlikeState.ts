const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAlike = (found: unknown, begun: unknown) =>
  Array.isArray(begun) ? Array.isArray(found) : !isPlain(begun) || isPlain(found);

/**
 * The first place where a state is built unlike the shop's at its beginning, as "notices.shown"; null when there is none.
 * Slices and their fields are looked at, as far as they are there: an older storefront had fewer.
 */
export function unlikeState(found: Record<string, unknown>, begun: unknown, depth = 2): string | null {
  for (const [key, expected] of Object.entries(begun as Record<string, unknown>)) {
    const value = found[key];
    if (value === undefined) continue;
    if (!isAlike(value, expected)) return key;
    const deeper =
      depth > 1 && isPlain(value) && isPlain(expected) && unlikeState(value, expected, depth - 1);
    if (deeper) return `${key}.${deeper}`;
  }
  return null;
}
