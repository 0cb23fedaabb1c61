/** Reads fields of a response that no schema has checked; the app validates the same response later. */
export const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

export function textAt(value: unknown, key: string): string {
  const text = at(value, key);
  return typeof text === 'string' ? text.trim() : typeof text === 'number' ? `${text}` : '';
}

/** Number, or null if there is none; decimals may be texts (api §1), with commas between thousands. */
export function numberAt(value: unknown, key: string): number | null {
  const text = textAt(value, key);
  const number = Number(text.replaceAll(',', ''));
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** A list, or an object with numbers as keys (`itemsOf` of `api/wire/lenient.ts`); a text has no items. */
export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const list = at(value, key);
  return typeof list === 'object' ? Object.values(list ?? []) : [];
};

/** Banners with a picture; the app leaves out the others. */
export const bannersAt = (value: unknown, key: string): readonly unknown[] =>
  listAt(value, key).filter((banner) => idAt(banner, 'id') !== null && textAt(banner, 'thumbnail') !== '');

/** A flag may be `true`, `1` or `"1"` (api §1). */
export const flagAt = (value: unknown, key: string): boolean =>
  [true, 1, '1', 'true'].includes(at(value, key) as string);

/** A positive integer id, or null. */
export function idAt(value: unknown, key: string): number | null {
  const id = numberAt(value, key);
  return id !== null && Number.isInteger(id) && id > 0 ? id : null;
}

/** Name of a brand: a text or an object with a name. */
export const nameAt = (value: unknown, key: string): string =>
  textAt(value, key) || textAt(at(value, key), 'name');
