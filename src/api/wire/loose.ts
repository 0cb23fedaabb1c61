import * as v from 'valibot';
import { report } from '@/shared/report';

/**
 * Readers for what the contract calls looseness (§1): decimals may come as `12`, `12.0` or `"12.00"`, flags as `true`,
 * `1` or `"1"`, absent fields as `null` or missing. Everything is read here, once.
 */
const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** A positive whole number that names a thing. */
export const id = v.pipe(numeric, v.integer(), v.minValue(1));

/** Whatever stands there, also nothing: valibot asks a key to be present unless its schema is optional. */
export const anything = v.nullish(v.unknown(), null);

/** An amount in the currency's units; absent or unreadable is 0. */
export const money = v.fallback(v.nullish(numeric, 0), 0);

/** A price that must be there: a product without one, or with one below 0, is not shown. */
export const price = v.pipe(numeric, v.minValue(0));

/** A number; absent or unreadable is 0. */
export const number = v.fallback(v.nullish(numeric, 0), 0);

/** A number, or null where there is none that can be read. */
export const optionalNumber = v.fallback(v.nullish(numeric, null), null);

/** Stars, from 0 to 5; absent or unreadable is 0, for "not rated". */
export const rating = v.pipe(
  number,
  v.transform((value) => Math.min(5, Math.max(0, value))),
);

/** A count, never below 0; absent or unreadable is 0. */
export const count = v.pipe(
  money,
  v.transform((value) => Math.max(0, Math.trunc(value))),
);

/** A flag that is off when absent. */
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

/** A text; absent or unreadable is the empty one. */
export const text = v.fallback(v.nullish(scalarText, ''), '');

/** A text that must be there. */
export const requiredText = v.pipe(scalarText, v.trim(), v.nonEmpty());

/** A text, or null when absent, blank or unreadable. */
export const optionalText = v.pipe(
  v.fallback(v.nullish(scalarText, null), null),
  v.transform((value) => (value === null || value.trim() === '' ? null : value)),
);

/** A thing that may be missing, null or unreadable: then null. Laravel sends an empty list for an empty object. */
export function optional<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    anything,
    v.transform((value): v.InferOutput<S> | null => {
      if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      reportUnreadable(result.issues);
      return null;
    }),
  );
}

/** A list that drops the items that cannot be read and reports them; absent or no list at all is the empty list. */
export function list<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    anything,
    v.transform((value): v.InferOutput<S>[] => {
      if (!Array.isArray(value)) return [];
      return value.flatMap((item) => {
        const result = v.safeParse(schema, item);
        if (!result.success) reportUnreadable(result.issues);
        return result.success ? [result.output] : [];
      });
    }),
  );
}

/** A list whose things are shown in rows that are known by their id: each of them once. */
export function rows<S extends v.GenericSchema<unknown, { id: number }>>(schema: S) {
  return v.pipe(
    list(schema),
    v.transform((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
  );
}

/** The `data` of the envelope, which is left out altogether when it is empty (contract §1, "success"). */
export function dataOf<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.fallback(v.looseObject({ data: v.fallback(v.nullish(v.looseObject({}), {}), {}) }), { data: {} }),
    v.transform((body): unknown => body.data),
    schema,
  );
}

function reportUnreadable(issues: readonly v.BaseIssue<unknown>[]): void {
  const issue = issues[0];
  if (issue) report('wire', `${v.getDotPath(issue) ?? 'item'}: ${issue.message}`);
}
