import * as v from 'valibot';
import type { CheckRows } from '@/features/timeline';
import { isShortened } from '@/features/timeline';
import { unknownRow } from './endpoints';
import type { ReplayReducer } from './replay';
import { stateDifference } from './stateDifference';
import { labels } from './labels';

const row = v.looseObject({ type: v.string() });
const state = v.record(v.string(), v.unknown());
const bareRows = v.array(row);
const lifted = v.looseObject({
  actionsById: v.record(v.string(), v.looseObject({ action: row })),
  stagedActionIds: v.pipe(v.array(v.number()), v.minLength(1)),
  skippedActionIds: v.optional(v.array(v.number()), []),
  computedStates: v.array(v.unknown()),
  currentStateIndex: v.number(),
  nextActionId: v.number(),
  committedState: v.optional(state),
});

type Rows = v.InferOutput<typeof bareRows>;

/** The rows of an import and the state before them; null if it is neither rows nor a lifted state. */
function rowsOf({ nextLiftedState, preloadedState }: Parameters<CheckRows>[0]) {
  const start = v.safeParse(v.optional(state), preloadedState ?? undefined);
  if (!start.success) return null;
  const rows = v.safeParse(bareRows, nextLiftedState);
  if (rows.success) return { rows: rows.output, start: start.output };
  const found = v.safeParse(lifted, nextLiftedState);
  if (!found.success) return null;
  const { actionsById, stagedActionIds: staged, skippedActionIds: skipped, committedState } = found.output;
  if (staged.some((id) => !actionsById[id]) || found.output.currentStateIndex >= staged.length) return null;
  const played = staged.slice(1).filter((id) => !skipped.includes(id));
  return { rows: played.flatMap((id) => actionsById[id]?.action ?? []), start: committedState };
}

function endOf(reducer: ReplayReducer, start: unknown, rows: Rows): unknown {
  return rows.reduce((before, each) => reducer(before, each), start);
}

/** Checks what the DevTools import: rows of this shop that its reducers can replay. */
export function createRowCheck(reducer: ReplayReducer): CheckRows {
  const initial = reducer(undefined, { type: '@@INIT' });
  return (foreign) => {
    if (v.is(v.looseObject({ format: v.string() }), foreign.nextLiftedState)) return labels.isCase;
    const found = rowsOf(foreign);
    if (!found) return labels.noRows;
    const { rows, start } = found;
    if (isShortened(start)) return labels.shortened;
    const unknown = unknownRow(rows);
    if (unknown) return labels.unknownRow(unknown.type);
    const different = (shown: object) => stateDifference({ ...shown }, initial);
    const difference = different(start ?? {}) ?? different(endOf(reducer, start ?? initial, rows) as object);
    return difference === null ? null : labels.noState(difference);
  };
}
