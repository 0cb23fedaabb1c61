import { fnv1a } from '@/domain/fnv1a';

const digits = (text: string) => fnv1a(text).toString(16).padStart(8, '0');

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
    if (typeof value !== 'object' || value === null) return digits(JSON.stringify(value) ?? 'null');
    const cached = cache.get(value);
    if (cached) return cached;
    const fresh = digits(fieldsOf(value));
    cache.set(value, fresh);
    return fresh;
  }

  return print;
}
