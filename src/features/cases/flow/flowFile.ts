import * as v from 'valibot';

/** A control on the page, as its visible name and role; `nth` counts from 0 among equal ones. */
const target = { role: v.string(), name: v.string(), nth: v.optional(v.number()) };

/** One input of the visit. */
const step = v.variant('do', [
  /**
   * `times`: 2 for a double click, which leaves the page no time in between. `toast`: the control is in a
   * toast, which disappears before the page is idle.
   */
  v.object({
    do: v.literal('click'),
    ...target,
    times: v.optional(v.number()),
    toast: v.optional(v.boolean()),
  }),
  /** A press beside all controls, such as on the backdrop of a dialog; in pixels of the viewport. */
  v.object({ do: v.literal('clickAt'), at: v.tuple([v.number(), v.number()]) }),
  v.object({ do: v.literal('fill'), ...target, text: v.string() }),
  /** The typed text is a secret: the demo's password, another one, or the one-time code that was sent. */
  v.object({
    do: v.literal('fillSecret'),
    ...target,
    secret: v.picklist(['password', 'wrongPassword', 'code']),
  }),
  /** The typed text is the account of one of the demo's people. */
  v.object({
    do: v.literal('fillAccount'),
    ...target,
    persona: v.picklist(['new', 'orders', 'seller', 'unverified']),
  }),
  /** Option of a native select, by its value. */
  v.object({ do: v.literal('select'), ...target, option: v.string() }),
  v.object({ do: v.literal('key'), ...target, key: v.string() }),
  /** Back (-1) or forward (1) in the browser's history. */
  v.object({ do: v.literal('history'), steps: v.number() }),
  /** A row that the QA panel has dispatched, such as a fault that was set. */
  v.object({ do: v.literal('panel'), action: v.looseObject({ type: v.string() }) }),
  /** The window has another width from now on, such as after a rotation. */
  v.object({ do: v.literal('resize'), screen: v.tuple([v.number(), v.number()]) }),
  /** A file was chosen, which a flow cannot repeat. */
  v.object({ do: v.literal('file'), ...target }),
]);

/** Number of steps after which a text or the state is checked. */
const after = v.number();
/** How often; absent: at least once. 0: never. */
const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
/** What was found when the case was saved, if it was not what is expected: the case contains the bug. */
const was = v.optional(v.unknown());

const pin = v.union([
  /** A row of this type in the visit, with these values at paths such as "payload.code". */
  v.strictObject({
    row: v.string(),
    where: v.optional(v.record(v.string(), v.unknown())),
    times,
    was,
  }),
  /** A visible text; `at` is a corner of the window such as "bottom left". */
  v.strictObject({ after, text: v.string(), at: v.optional(v.string()), times }),
  /** The value at a path of the state, such as "cart.selectedShopIds". */
  v.strictObject({ after, state: v.string(), is: v.unknown(), was }),
]);

const flow = v.object({
  /** Who was signed in when the visit began: a persona of the demo, nobody, or somebody else. */
  signedIn: v.nullable(v.picklist(['new', 'orders', 'seller', 'unverified', 'other'])),
  /** Size of the window when the visit began, in pixels. */
  screen: v.tuple([v.number(), v.number()]),
  steps: v.array(step),
  pins: v.array(pin),
});

export type Step = v.InferOutput<typeof step>;
export type Pin = v.InferOutput<typeof pin>;
export type Target = Pick<Extract<Step, { do: 'click' }>, 'role' | 'name' | 'nth'>;
export type Flow = v.InferOutput<typeof flow>;
export const flowOfCase = flow;

const flowFile = v.object({
  /** First URL of the visit, from the path on, with its `?qa=…`. */
  opens: v.string(),
  ...flow.entries,
});
export type FlowFile = v.InferOutput<typeof flowFile>;

/** Parses a flow file (`npm run case`); throws an error that names the position. */
export function readFlow(text: string): FlowFile {
  const read = v.safeParse(flowFile, JSON.parse(text));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`The flow is broken at "${v.getDotPath(issue) ?? 'the file'}": ${issue.message}`);
}

const lines = (entries: readonly object[]) =>
  entries.length === 0
    ? '[]'
    : `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;

/** Serializes a flow with one line per step and expectation, to be read and edited. */
export function writeFlow({ steps, pins, ...head }: FlowFile): string {
  const header = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
  return `{\n${header.join('')}  "steps": ${lines(steps)},\n  "pins": ${lines(pins)}\n}\n`;
}
