import './devTools';
import type { Shop } from '@/app/store';
import type { Cause } from '@/features/timeline/cause';
import type { LiftedState } from '@/features/timeline/lifted';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { turn } from './outside';

export interface RowAction {
  type: string;
  payload?: unknown;
  meta?: { cause?: Cause; requestId?: string };
}

/** What the DevTools keep, and export. */
export interface Recording extends LiftedState {
  actionsById: Record<number, { action: RowAction }>;
  skippedActionIds: number[];
}

export interface Row extends RowAction {
  id: number;
  /** The state after it. */
  state: unknown;
}

/** The DevTools of a shop, as QA uses them. */
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
    lifted: lifted,
    recording,
    rows,
    types: () => rows().map(({ type }) => type),
    /** To the row of this number, from 0. */
    jump: (index: number) => lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index }),
    /** The file that "Export" writes. */
    exported: () => JSON.parse(JSON.stringify(recording())) as Recording,
  };
}

export type DevTools = ReturnType<typeof devToolsOf>;

/** So many turns in a row have to bring nothing: what an answer leads to, and a page's code, take some. */
const QUIET_TURNS = 15;
const LONGEST_WAIT = 20_000;

/** Waits until every call that was asked is answered, and nothing more comes of it. */
export async function quiet(tools: DevTools): Promise<void> {
  const end = Date.now() + LONGEST_WAIT;
  let [before, quietTurns] = [-1, 0];
  while (quietTurns < QUIET_TURNS) {
    if (Date.now() > end) throw new Error(`No quiet came after ${tools.types().slice(-5).join(', ')}`);
    await turn();
    const types = tools.types();
    const asked = types.filter((type) => /^api\/\w+\/pending$/.test(type)).length;
    const answered = types.filter((type) => /^api\/\w+\/(fulfilled|rejected)$/.test(type)).length;
    // Every visit asks for the settings.
    const hasBegun = types.includes('api/getMaster/fulfilled');
    quietTurns = hasBegun && asked === answered && types.length === before ? quietTurns + 1 : 0;
    before = types.length;
  }
}
