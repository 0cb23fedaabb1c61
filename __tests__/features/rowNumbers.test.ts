import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { instrument } from '@redux-devtools/instrument';
import { createTimeline } from '@/features/timeline';
import type { RecordedAction } from '@/features/timeline';
import type { LiftedStore } from '@/features/timeline/lifted';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { timeTravel } from '@/shared/adapters';

const MAX_AGE = 10;
const ROWS = 30;

/** A store that counts its actions, with DevTools that keep ten rows. */
function createCounter() {
  const timeline = createTimeline();
  const reducer = timeline.reads((state: { count: number } = { count: 0 }, action: UnknownAction) =>
    action.type === 'shop/counted' ? { count: state.count + 1 } : state,
  );
  const store = timeline.attach(
    configureStore({
      reducer,
      devTools: false,
      middleware: (defaults) => defaults().prepend(timeline.gate).concat(timeline.recorder),
      enhancers: (defaults) =>
        defaults().concat(instrument(undefined, { maxAge: MAX_AGE }) as unknown as StoreEnhancer),
    }),
  );
  const lifted = liftedStoreOf(store) as LiftedStore;
  const recorded: RecordedAction[] = [];
  timeline.subscribeToRows((row) => recorded.push(row));
  for (let row = 1; row <= ROWS; row += 1) store.dispatch({ type: 'shop/counted' });
  return { timeline, store, lifted, recorded };
}

afterEach(() => timeTravel.end());

it('numbers a row in the bar as the DevTools and causes do, after the oldest rows are gone', () => {
  const { timeline, store, lifted, recorded } = createCounter();
  const { stagedActionIds } = lifted.getState();
  expect(stagedActionIds).toHaveLength(MAX_AGE);
  const index = stagedActionIds.length - 3;
  lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: stagedActionIds[index] });
  const shown = recorded.find(({ after }) => after === store.getState());
  expect(timeline.position()).toEqual({ row: ROWS - 2, rows: ROWS });
  expect([timeline.rowShown(), shown?.row, stagedActionIds[index]]).toEqual([28, 28, 28]);
});

it('is live again after skip and unskip', () => {
  const { timeline, store, lifted } = createCounter();
  const live: unknown = store.getState();
  lifted.dispatch({ type: 'TOGGLE_ACTION', id: ROWS - 3 });
  expect([timeTravel.isActive(), store.getState()]).toEqual([true, { count: ROWS - 1 }]);
  lifted.dispatch({ type: 'TOGGLE_ACTION', id: ROWS - 3 });
  expect([timeTravel.isActive(), timeline.position()]).toEqual([false, null]);
  expect(store.getState()).toBe(live);
  store.dispatch({ type: 'shop/counted' });
  expect(store.getState()).toEqual({ count: ROWS + 1 });
});
