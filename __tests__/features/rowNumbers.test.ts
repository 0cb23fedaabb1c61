import type { Action, Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { configureStore, Tuple } from '@reduxjs/toolkit';
import { instrument } from '@redux-devtools/instrument';
import { createTimeline } from '@/features/timeline';
import type { Cause, RecordedAction } from '@/features/timeline';
import type { LiftedStore } from '@/features/timeline/lifted';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { MAX_ROWS } from '@/features/timeline/devToolsOptions';
import type { ReplayReducer } from '@/features/cases/replay';
import { createVisitLog } from '@/features/cases/visitLog';
import { explain } from '@/features/qaPanel/explain';
import { createRowLog } from '@/features/qaPanel/rowLog';
import { timeTravel } from '@/shared/adapters';

const ROWS = 620;
/** As many rows that a case has lost its first ones. */
const DROPPED = 12_100;

/** A store that counts its presses, each followed by a row that it has led to. */
function createCounter(maxAge = MAX_ROWS) {
  const timeline = createTimeline();
  const reducer = timeline.reads((state: { count: number } = { count: 0 }, action: UnknownAction) =>
    action.type === 'shop/counted' ? { count: state.count + 1 } : state,
  );
  const echo: Middleware = (store) => (next) => (action) => {
    next(action);
    if ((action as Action).type === 'shop/counted') store.dispatch({ type: 'shop/echoed' });
  };
  const store = timeline.attach(
    configureStore({
      reducer,
      devTools: false,
      middleware: () => new Tuple(timeline.gate, echo, timeline.recorder),
      enhancers: (defaults) =>
        defaults().concat(instrument(undefined, { maxAge }) as unknown as StoreEnhancer),
    }),
  );
  const lifted = liftedStoreOf(store) as LiftedStore;
  const recorded: RecordedAction[] = [];
  const explained = createRowLog();
  const visit = createVisitLog(timeline, () => reducer as ReplayReducer);
  visit.begin(store.getState());
  timeline.subscribeToRows((row) => {
    recorded.push(row);
    explained.add(row);
  });
  const press = async (presses: number) => {
    for (let each = 1; each <= presses; each += 1) {
      store.dispatch({ type: 'shop/counted' });
      // Rows of one task wait for React together.
      if (each % 20 === 0) await Promise.resolve();
    }
  };
  /** Jumps in the DevTools; returns the row's number there. */
  const jump = (index: number) => {
    const actionId = lifted.getState().stagedActionIds.at(index) ?? -1;
    lifted.dispatch({
      type: 'JUMP_TO_STATE',
      index: lifted.getState().stagedActionIds.indexOf(actionId),
      actionId,
    });
    return actionId;
  };
  return { timeline, store, lifted, recorded, explained, visit, press, jump };
}

afterEach(() => timeTravel.end());

it('numbers a row the same in DevTools, bar, causes and explanations, also past the 500th', async () => {
  const { timeline, store, lifted, recorded, explained, press, jump } = createCounter();
  await press(ROWS / 2);
  expect(lifted.getState().stagedActionIds).toHaveLength(MAX_ROWS);
  const row = jump(-3);
  expect(row).toBe(ROWS - 2);
  expect(timeline.position()).toEqual({ row, rows: ROWS });
  expect(timeline.rowShown()).toBe(row);
  const shown = recorded.find((each) => each.row === row);
  expect(shown?.after).toBe(store.getState());
  expect(shown?.cause).toEqual({ by: 'row', row: row - 1, type: 'shop/counted' });
  expect(
    explain(explained.find, row)
      ?.steps.slice(-2)
      .map((step) => step.row),
  ).toEqual([row - 1, row]);
  expect(explained.latest().map((each) => each.row)).toEqual(
    Array.from({ length: 40 }, (_, at) => ROWS - at),
  );
});

it('numbers a row of an opened case as its causes do, although the first rows were dropped', async () => {
  const long = createCounter(2);
  await long.press(DROPPED / 2);
  const { rows, start } = long.visit.recorded();
  expect(rows.length).toBeLessThan(DROPPED);
  const { timeline, store, jump } = createCounter();
  timeline.show(rows, start);
  const row = jump(-1);
  expect(row).toBe(rows.length);
  expect(store.getState()).toEqual({ count: DROPPED / 2 });
  expect(timeline.position()).toEqual({ row, rows: row });
  const causes = rows.map(({ meta }) => (meta as { cause: Cause }).cause);
  expect(causes.at(row - 1)).toEqual({ by: 'row', row: row - 1, type: 'shop/counted' });
  expect(rows.at(row - 2)?.type).toBe('shop/counted');
});

it('numbers rows on after the DevTools have committed the earlier ones', async () => {
  const { timeline, lifted, recorded, explained, visit, press, jump } = createCounter();
  await press(3);
  lifted.dispatch({ type: 'COMMIT' });
  expect(timeTravel.isActive()).toBe(false);
  await press(2);
  expect(recorded.at(-1)?.cause).toEqual({ by: 'row', row: 9, type: 'shop/counted' });
  const echoes = visit.recorded().rows.map(({ type, meta }, index) => {
    const { row } = (meta as { cause: { row?: number } }).cause;
    return type === 'shop/echoed' ? index === row : null;
  });
  expect(echoes).toEqual(Array.from({ length: 5 }, () => [null, true]).flat());
  expect(explain(explained.find, 10)?.steps.map(({ row }) => row)).toEqual(
    Array.from({ length: 10 }, (_, at) => at + 1),
  );
  // The DevTools number it 2.
  expect(jump(2)).toBe(2);
  expect([timeline.position(), timeline.rowShown()]).toEqual([{ row: 8, rows: 10 }, 8]);
});

it('is live again after skip and unskip', async () => {
  const { timeline, store, lifted, press } = createCounter();
  await press(ROWS / 2);
  const live: unknown = store.getState();
  lifted.dispatch({ type: 'TOGGLE_ACTION', id: ROWS - 3 });
  expect([timeTravel.isActive(), store.getState()]).toEqual([true, { count: ROWS / 2 - 1 }]);
  lifted.dispatch({ type: 'TOGGLE_ACTION', id: ROWS - 3 });
  expect([timeTravel.isActive(), timeline.position()]).toEqual([false, null]);
  expect(store.getState()).toBe(live);
  store.dispatch({ type: 'shop/counted' });
  expect(store.getState()).toEqual({ count: ROWS / 2 + 1 });
});
