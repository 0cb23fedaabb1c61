import './devTools';
import type { Shop } from '@/app/store';
import type { Cause } from '@/features/timeline/cause';
import type { LiftedState } from '@/features/timeline/lifted';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { nextTask } from './externalServer';

export interface RowAction {
  type: string;
  payload?: unknown;
  meta?: { cause?: Cause; requestId?: string };
}

/** State of the DevTools, and the content of their export. */
export interface Recording extends Omit<LiftedState, 'actionsById'> {
  actionsById: Record<number, { action: RowAction }>;
  /** State before the first row. */
  committedState?: unknown;
}

export interface Row extends RowAction {
  id: number;
  /** State after the action. */
  state: unknown;
}

/** Returns the DevTools of a shop. */
export function devToolsOf({ store }: Shop) {
  const lifted = liftedStoreOf(store);
  if (!lifted) throw new Error('The DevTools are missing');
  const recording = () => lifted.getState() as Recording;
  const rows = (): Row[] =>
    recording().stagedActionIds.map((id, index) => ({
      ...(recording().actionsById[id]?.action ?? { type: 'missing' }),
      id,
      state: recording().computedStates[index]?.state,
    }));
  return {
    lifted,
    recording,
    rows,
    types: () =>
      recording().stagedActionIds.map((id) => recording().actionsById[id]?.action.type ?? 'missing'),
    /** Jumps to a row by its index. */
    jump: (index: number) => lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index }),
    /** Returns the content of the exported file. */
    exported: () => JSON.parse(JSON.stringify(recording())) as Recording,
  };
}

export type DevTools = ReturnType<typeof devToolsOf>;

/** Number of macrotasks without a new row after which the page counts as idle. */
const QUIET_TICKS = 15;
const LONGEST_WAIT = 20_000;

/** Waits until every request has a response and no more rows are recorded. */
export async function quiet(tools: DevTools): Promise<void> {
  const end = Date.now() + LONGEST_WAIT;
  let [before, quietTicks] = [-1, 0];
  while (quietTicks < QUIET_TICKS) {
    if (Date.now() > end)
      throw new Error(`The page was not idle after ${tools.types().slice(-5).join(', ')}`);
    await nextTask();
    const types = tools.types();
    const requestCount = types.filter((type) => /^api\/\w+\/pending$/.test(type)).length;
    const responseCount = types.filter((type) => /^api\/\w+\/(fulfilled|rejected)$/.test(type)).length;
    // Every visit requests the settings.
    const hasBegun = types.includes('api/getMaster/fulfilled');
    quietTicks = hasBegun && requestCount === responseCount && types.length === before ? quietTicks + 1 : 0;
    before = types.length;
  }
}
