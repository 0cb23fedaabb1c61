const START = 0x811c9dc5;

function mixed(hash: number, text: string): number {
  let mix = hash;
  for (let index = 0; index < text.length; index += 1)
    mix = Math.imul(mix ^ text.charCodeAt(index), 0x01000193);
  return mix >>> 0;
}

/**
 * Makes fingerprints of plain values: 8 hexadecimal digits, the same for the same JSON whatever the order of its fields.
 * States share most of their parts, and each part is looked at once, so a row costs what it has changed.
 */
export function createFingerprints(): (value: unknown) => string {
  const known = new WeakMap<object, string>();

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
    const before = known.get(value);
    if (before) return before;
    const fresh = mixed(START, fieldsOf(value)).toString(16).padStart(8, '0');
    known.set(value, fresh);
    return fresh;
  }

  return print;
}
