const START = 0x811c9dc5;

function mixed(hash: number, text: string): number {
  let mix = hash;
  for (let index = 0; index < text.length; index += 1)
    mix = Math.imul(mix ^ text.charCodeAt(index), 0x01000193);
  return mix >>> 0;
}

/**
 * Creates a fingerprint function for JSON values: 8 hexadecimal digits, independent of the order of fields.
 * Hashes are cached per object; states share most of their structure, so each row costs only its changes.
 */
export function createFingerprints(): (value: unknown) => string {
  const cache = new WeakMap<object, string>();

  function fieldsOf(value: object): string {
    if (Array.isArray(value)) return `[${value.map(print).join()}]`;
    const fields = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${fields
      .map(([key, item]) => `${JSON.stringify(key)}:${print(item)}`)
      .sort()
      .join()}}`;
  }

  function print(value: unknown): string {
    if (typeof value !== 'object' || value === null)
      return mixed(START, JSON.stringify(value) ?? 'null')
        .toString(16)
        .padStart(8, '0');
    const cached = cache.get(value);
    if (cached) return cached;
    const fresh = mixed(START, fieldsOf(value)).toString(16).padStart(8, '0');
    cache.set(value, fresh);
    return fresh;
  }

  return print;
}
