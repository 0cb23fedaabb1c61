/** Returns the paths at which a value is not serializable. */
export function unserializablePaths(value: unknown, path = ''): string[] {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object') return [`${path}: ${typeof value}`];
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return [`${path}: not plain`];
  return Object.entries(value).flatMap(([key, item]) => unserializablePaths(item, `${path}.${key}`));
}
