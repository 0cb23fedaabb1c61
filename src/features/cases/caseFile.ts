import * as v from 'valibot';

/** How today's files are written. Raise with every change that an older storefront could not read. */
export const CASE_VERSION = 1;
const FORMAT = 'storefront-case';

const plain = v.record(v.string(), v.unknown());
const row = v.looseObject({ type: v.string() });
const print = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));

const caseFile = v.pipe(
  v.object({
    format: v.literal(FORMAT),
    version: v.literal(CASE_VERSION),
    /** The storefront's release that it was saved in. */
    release: v.string(),
    /** Where the visit began, from the path on. */
    address: v.string(),
    /** The number that made clock and chance (`?qa=seed:7`); null for the machine's own. */
    seed: v.nullable(v.number()),
    /** What the shop was set to when it was saved, for whoever reads the file. */
    settings: plain,
    /** The state before the first row. */
    start: plain,
    /** Every row, named by endpoint, with its cause. */
    rows: v.array(row),
    /** The fingerprint of the state after each row. */
    prints: v.array(print),
    /** The state after the last row; of cached answers the fingerprints (`endOf`). */
    end: plain,
  }),
  v.check(({ rows, prints }) => rows.length === prints.length, 'rows and prints are not of the same number'),
);

export type CaseFile = v.InferOutput<typeof caseFile>;
export type CaseRow = CaseFile['rows'][number];

/** A case, or why the text is none, in words for a QA engineer. */
export type ReadCase = { found: CaseFile } | { problem: string };

const versioned = v.object({ format: v.literal(FORMAT), version: v.number() });

/** Reads a case file; whatever is wrong with it is said, never thrown. */
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

/** A case as it is stored: a line for each row, so that changes can be read. */
export function writeCase({ rows, prints, ...facts }: Omit<CaseFile, 'format' | 'version'>): string {
  const head = JSON.stringify({ format: FORMAT, version: CASE_VERSION, ...facts });
  const lines = rows.map((each) => JSON.stringify(each)).join(',\n');
  return `${head.slice(0, -1)},\n"rows":[\n${lines}\n],\n"prints":${JSON.stringify(prints)}}\n`;
}
