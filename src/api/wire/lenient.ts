import * as v from 'valibot';
import { report } from '@/shared/report';
import { describeIssue } from './describeIssue';

/**
 * Lenient schemas (api §1): decimals may be `12`, `12.0` or `"12.00"`, flags
 * `true`, `1` or `"1"`, and absent fields `null` or missing.
 */
const numeric = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      // With commas between thousands, as PHP's `number_format` writes it.
      v.regex(/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/),
      v.transform((digits) => Number(digits.replaceAll(',', ''))),
    ),
  ]),
  v.finite(),
);

/** Positive integer id. */
export const id = v.pipe(numeric, v.integer(), v.minValue(1));

/** Any value, or a missing key, which valibot rejects for `v.unknown()`. */
export const anything = v.nullish(v.unknown(), null);

/** Amount in the currency's units; 0 when missing or invalid. */
export const money = v.fallback(v.nullish(numeric, 0), 0);

/** Required price; a product with a missing or negative price is not shown. */
export const price = v.pipe(numeric, v.minValue(0));

/** Price; null when missing, negative or invalid. */
export const optionalPrice = v.fallback(v.nullish(price, null), null);

/** Number; 0 when missing or invalid. */
export const number = v.fallback(v.nullish(numeric, 0), 0);

/** Number; null when missing or invalid. */
export const optionalNumber = v.fallback(v.nullish(numeric, null), null);

const share = v.pipe(numeric, v.minValue(0), v.maxValue(1));

/** Focal point of a picture; null, which means its center, when missing or invalid. */
export const focalPoint = v.fallback(v.nullish(v.object({ x: share, y: share }), null), null);

/** Stars from 0 to 5; 0 ("not rated") when missing or invalid. */
export const rating = v.pipe(
  number,
  v.transform((value) => Math.min(5, Math.max(0, value))),
);

/** Non-negative integer; 0 when missing or invalid. */
export const count = v.pipe(
  money,
  v.transform((value) => Math.max(0, Math.trunc(value))),
);

/** Boolean; false when missing. */
export const flag = flagOr(false);

export function flagOr(absent: boolean) {
  return v.pipe(
    anything,
    v.transform((value): boolean => {
      if (value === null || value === undefined || value === '') return absent;
      return value === true || value === 1 || value === '1' || value === 'true';
    }),
  );
}

const scalarText = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** Text; empty when missing or invalid. */
export const text = v.fallback(v.nullish(scalarText, ''), '');

/** Text of a few characters, such as "5.1K"; a longer one, which no page has room for, is cut. */
export const shortText = v.pipe(
  text,
  v.transform((value) => value.slice(0, 16)),
);

/** Required, non-empty text. */
export const requiredText = v.pipe(scalarText, v.trim(), v.nonEmpty());

/** Text; null when missing, blank or invalid. */
export const optionalText = v.pipe(
  v.fallback(v.nullish(scalarText, null), null),
  v.transform((value) => (value === null || value.trim() === '' ? null : value)),
);

/** Spaces and tags, but none of a picture, a video or a line. */
const BLANK_HTML = /^(?:\s|&nbsp;|<(?!img|picture|video|iframe|hr)[^>]*>)*$/i;

/** HTML; null also when it shows nothing, such as the "<p><br></p>" of an editor that was left empty. */
export const optionalHtml = v.pipe(
  optionalText,
  v.transform((value) => (value !== null && BLANK_HTML.test(value) ? null : value)),
);

/** Optional object; null when missing, invalid or empty. Laravel sends an empty list for an empty object. */
export function optional<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    anything,
    v.transform((value): v.InferOutput<S> | null => {
      if (value === null || value === undefined || isEmptyObject(value)) return null;
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      reportUnreadable(result.issues);
      return null;
    }),
  );
}

const isEmptyObject = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;

/** A list, or an object with numbers as keys, which Laravel makes of a filtered list. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, item]) => item as unknown) : [];
}

/** List without its invalid items, which are reported; empty when missing or not a list. */
export function list<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    anything,
    v.transform((value): v.InferOutput<S>[] =>
      itemsOf(value).flatMap((item) => {
        const result = v.safeParse(schema, item);
        if (!result.success) reportUnreadable(result.issues);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

/** List with unique ids, for items that are rendered with their id as key. */
export function rows<S extends v.GenericSchema<unknown, { id: number }>>(schema: S) {
  return v.pipe(
    list(schema),
    v.transform((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
  );
}

/** The envelope's `data`, which the server omits when it is empty (api §1). */
export function dataOf<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.fallback(v.looseObject({ data: v.fallback(v.nullish(v.looseObject({}), {}), {}) }), { data: {} }),
    v.transform((body): unknown => body.data),
    schema,
  );
}

function reportUnreadable(issues: readonly v.BaseIssue<unknown>[]): void {
  const issue = issues[0];
  if (issue) report('wire', describeIssue(issue));
}
