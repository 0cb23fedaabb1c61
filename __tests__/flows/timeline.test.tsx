import '../support/devTools';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import type { Shop } from '@/app/store';
import type { LiftedState, LiftedStore } from '@/features/timeline/lifted';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { timeTravel } from '@/shared/adapters';
import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

interface Rows extends Omit<LiftedState, 'actionsById'> {
  actionsById: Record<number, { action: { type: string } }>;
}

function devToolsOf({ store }: Shop) {
  const lifted = liftedStoreOf(store);
  if (!lifted) throw new Error('The DevTools are missing');
  return lifted as LiftedStore & { getState(): Rows };
}

const typesOf = (lifted: { getState(): Rows }) =>
  lifted.getState().stagedActionIds.map((id) => lifted.getState().actionsById[id]?.action.type ?? '');

/** Waits until the first requests have responses, so that no more rows are recorded. */
async function untilIdle() {
  const { shop } = await visit('/news');
  const lifted = devToolsOf(shop);
  await waitFor(() => {
    const types = typesOf(lifted);
    expect(types.filter((type) => type.endsWith('/pending'))).toHaveLength(
      types.filter((type) => /\/(fulfilled|rejected)$/.test(type)).length,
    );
    expect(types).toContain('api/getMaster/fulfilled');
    expect(types).toContain('api/getLang/fulfilled');
  });
  return { shop, lifted };
}

it('names every response by its endpoint and records no bookkeeping', async () => {
  const { lifted } = await untilIdle();
  const types = typesOf(lifted);
  expect(types.filter((type) => /execute|internal|__rtkq|middlewareRegistered|persist\//.test(type))).toEqual(
    [],
  );
  expect(types[1]).toBe('persistence/restored');
});

it('shows an earlier dialog on a jump, records nothing during time travel, and returns to live', async () => {
  const { shop, lifted } = await untilIdle();
  const { store } = shop;
  store.dispatch(overlayOpened({ name: 'logout' }));
  const open = lifted.getState().currentStateIndex;
  store.dispatch(overlayClosed('logout'));
  const rows = lifted.getState().stagedActionIds.length;

  lifted.dispatch({ type: 'JUMP_TO_STATE', index: open, actionId: open });
  expect(await screen.findByText(`Looking back at row ${open} of ${rows - 1}`)).toBeVisible();
  expect(store.getState().overlays.stack).toHaveLength(1);
  expect(timeTravel.isActive()).toBe(true);

  store.dispatch(overlayOpened({ name: 'cart' }));
  expect(lifted.getState().stagedActionIds).toHaveLength(rows);
  expect(store.getState().overlays.stack.map((overlay: { name: string }) => overlay.name)).toEqual([
    'logout',
  ]);

  screen.getByRole('button', { name: 'Back to now' }).click();
  expect(store.getState().overlays.stack).toHaveLength(0);
  expect(timeTravel.isActive()).toBe(false);
  store.dispatch(overlayOpened({ name: 'cart' }));
  expect(store.getState().overlays.stack.map((overlay: { name: string }) => overlay.name)).toEqual(['cart']);
});

it.each([
  ['toggle', { type: 'TOGGLE_ACTION', id: 3 }],
  ['sweep after toggle', { type: 'SWEEP' }],
  ['reset', { type: 'RESET', timestamp: 1 }],
  ['rollback', { type: 'ROLLBACK', timestamp: 1 }],
  ['reorder', { type: 'REORDER_ACTION', actionId: 3, beforeActionId: 1 }],
  ['lock', { type: 'LOCK_CHANGES', status: true }],
])('is detached by %s and finds all rows again on the way back', async (_name, action) => {
  const { shop, lifted } = await untilIdle();
  const before = shop.store.getState();
  const rows = typesOf(lifted);
  if (action.type === 'SWEEP') lifted.dispatch({ type: 'TOGGLE_ACTION', id: 3 });
  lifted.dispatch(action);
  expect(timeTravel.isActive()).toBe(true);
  shop.timeline?.backToNow();
  expect(timeTravel.isActive()).toBe(false);
  expect(shop.store.getState()).toBe(before);
  expect(typesOf(lifted)).toEqual(rows);
});
