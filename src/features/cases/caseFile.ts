import * as v from 'valibot';
import { createFingerprints } from './fingerprint';
import { flowOfCase } from './flow/flowFile';

/** Current file format. Increment with every change that older releases cannot read. */
export const CASE_VERSION = 1;
const FORMAT = 'storefront-case';

const jsonObject = v.record(v.string(), v.unknown());
const row = v.looseObject({ type: v.string() });
const print = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));

const caseFile = v.pipe(
  v.object({
    format: v.literal(FORMAT),
    version: v.literal(CASE_VERSION),
    /** Release of the storefront that saved the file. */
    release: v.string(),
    /** First URL of the visit, from the path on. */
    address: v.string(),
    /** Seed of the deterministic clock and random source (`?qa=seed:7`); null for the device's. */
    seed: v.nullable(v.number()),
    /** Excerpt of the shop's settings at save time, for readers of the file. */
    settings: jsonObject,
    /** Presses of the visit, and what is expected of them; absent in older files and in `__tests__/cases`. */
    flow: v.optional(flowOfCase),
    /** State before the first row. */
    start: jsonObject,
    /** Number of earlier rows of a long visit, which the file has no more: they are in the start state. */
    omitted: v.optional(v.number()),
    /** All rows, named by endpoint, with their causes. */
    rows: v.array(row),
    /** Fingerprint of the state after each row. */
    prints: v.array(print),
    /** Fingerprints of the fields that each row has changed, by path; absent in older files. */
    changes: v.optional(v.array(v.record(v.string(), print))),
    /** Fingerprint of `start` and `rows`, which nothing may have changed since; absent in older files. */
    content: v.optional(print),
    /** State after the last row, with fingerprints instead of cache entries (`endOf`). */
    end: jsonObject,
  }),
  v.check(
    ({ rows, changes }) => changes === undefined || rows.length === changes.length,
    'rows and changes are not of the same number',
  ),
  v.check(
    ({ content, start, rows }) => content === undefined || content === createFingerprints()({ start, rows }),
    'it was changed after it was saved',
  ),
  v.check(({ rows, prints }) => rows.length === prints.length, 'rows and prints are not of the same number'),
);

export type CaseFile = v.InferOutput<typeof caseFile>;
export type CaseRow = CaseFile['rows'][number];

/** Parsed case, or an error message for QA engineers. */
export type ReadCase = { found: CaseFile } | { problem: string };

const versioned = v.object({ format: v.literal(FORMAT), version: v.number() });

/** Parses a case file; returns errors, never throws. */
export function readCase(text: string): ReadCase {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'This file is broken: it is not JSON, or only a part of it.' };
  }
  const marked = v.safeParse(versioned, json);
  if (!marked.success) return { problem: 'This file is not a case of the storefront.' };
  const { version } = marked.output;
  if (version > CASE_VERSION)
    return {
      problem: `This case was saved by a newer storefront: its format is ${version}, and this one reads up to ${CASE_VERSION}.`,
    };
  const read = v.safeParse(caseFile, json);
  if (read.success) return { found: read.output };
  const [issue] = read.issues;
  return { problem: `This case is broken at "${v.getDotPath(issue) ?? 'the file'}": ${issue.message}.` };
}

/** Serializes a case with one line per row, for readable diffs. */
export function writeCase({
  rows,
  prints,
  changes = [],
  ...header
}: Omit<CaseFile, 'format' | 'version'>): string {
  const content = createFingerprints()({ start: header.start, rows });
  const head = JSON.stringify({ format: FORMAT, version: CASE_VERSION, ...header, content });
  const lines = rows.map((each) => JSON.stringify(each)).join(',\n');
  return `${head.slice(0, -1)},\n"rows":[\n${lines}\n],\n"prints":${JSON.stringify(prints)},\n"changes":${JSON.stringify(changes)}}\n`;
}
