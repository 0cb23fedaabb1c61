const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Value at a path such as "cart.selectedShopIds" or "api.queries.getMessages(2).data"; undefined if there is
 * none. Keys of the cache contain dots, so each key is tried that the rest of the path begins with.
 */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (!isObject(value)) return undefined;
  if (path === 'length' && Array.isArray(value)) return value.length;
  for (const [key, item] of Object.entries(value)) {
    if (path === key) return item as unknown;
    if (!path.startsWith(`${key}.`)) continue;
    const found = valueAt(item, path.slice(key.length + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}
