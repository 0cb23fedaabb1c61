import '../support/devTools';
import '../support/preservePage';
import { timeTravel } from '@/shared/adapters';
import { recordedOf } from '@/features/cases/saveCase';
import type { Recording, RowAction } from '../support/rows';
import { collectReports, outside, seeded, nextTask } from '../support/externalServer';
import { unserializablePaths } from '../support/plain';
import type { RecordedVisit } from '../support/recordedVisit';
import { recordVisit, snapshotPage } from '../support/recordedVisit';
import { leave, screen, SHOPPER, waitFor } from '../support/visit';

/** One visit is recorded and time-travelled in many ways; each test ends live. */
let recorded: RecordedVisit;

beforeAll(async () => {
  recorded = await recordVisit();
}, 180_000);
afterAll(leave);

afterEach(() => {
  recorded.shop.timeline?.backToNow();
  expect(timeTravel.isActive()).toBe(false);
});

/** The visit ends in Arabic: “Something went wrong. Please try again.” */
const WENT_WRONG = 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.';

const bareRows = ({ stagedActionIds, actionsById }: Recording): RowAction[] =>
  stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);

const named = (type: string) => recorded.tools.rows().filter((row) => row.type === type);

describe('the rows', () => {
  it('are serializable, and so is every state', () => {
    const rows = recorded.tools.rows();
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.flatMap(({ type, payload, meta }) => unserializablePaths({ payload, meta }, type))).toEqual(
      [],
    );
    expect(rows.flatMap(({ type, state }) => unserializablePaths(state, type))).toEqual([]);
  });

  it('are past-tense events and calls by their endpoint, and no noise', () => {
    const [first, ...types] = recorded.tools.types();
    expect(first).toBe('@@INIT');
    const event = /^\w+\/\w+(ed|shown|sent|chosen|learnt|seen|spoken|written)$/i;
    const call = /^api\/\w+\/(pending|fulfilled|rejected)$/;
    const cache =
      /^api\/(get\w+\/cacheEntriesUpserted|get\w+\/removeQueryResult|mutations\/removeMutationResult)$/;
    const odd = types.filter((type) => !event.test(type) && !call.test(type) && !cache.test(type));
    expect(odd).toEqual([]);
    expect(
      types.filter((type) => /execute|internal|__rtkq|invalidateTags|middlewareRegistered/.test(type)),
    ).toEqual([]);
  });

  it('have a cause: an earlier row, the shopper, or the start of the visit', () => {
    const rows = recorded.tools.rows().slice(1);
    const typeOf = new Map(recorded.tools.rows().map(({ id, type }) => [id, type]));
    const lacking = rows.filter(({ id, meta }) => {
      const cause = meta?.cause;
      return !cause || ('row' in cause && (cause.row >= id || typeOf.get(cause.row) !== cause.type));
    });
    expect(lacking.map(({ type, meta }) => [type, meta?.cause])).toEqual([]);
    // Most rows have another row as their cause.
    const first = rows.filter(({ meta }) => meta?.cause?.by === 'visit').map(({ type }) => type);
    expect(first.length).toBeLessThan(15);
  });

  it('lead from a press to all its consequences', () => {
    const press = named('cart/addToCartPressed')[0];
    expect(press?.meta?.cause).toEqual({ by: 'press', input: 'click', on: 'Add to Cart' });
    // A form validates the input before it dispatches an event.
    expect(named('login/loginSubmitted')[0]?.meta?.cause).toMatchObject({ by: 'press' });
    expect(named('access/actionBlocked')[0]?.meta?.cause).toMatchObject({ by: 'saga', row: press?.id });
    const requested = named('api/addToCart/pending')[0];
    // The press was repeated automatically after the login, and its saga sends a request.
    expect(requested?.meta?.cause).toMatchObject({ by: 'saga', type: 'cart/addToCartPressed' });
    expect(named('api/addToCart/fulfilled')[0]?.meta?.cause).toMatchObject({
      by: 'call',
      row: requested?.id,
    });
    expect(named('api/getHome/pending')[0]?.meta?.cause).toMatchObject({ by: 'mount', on: '/' });
    expect(named('persistence/restored')[0]?.meta?.cause).toEqual({ by: 'visit' });
  });

  it('contain no secret, nor does a state or an export', () => {
    const token = window.localStorage.getItem('token') ?? '';
    expect(token.length).toBeGreaterThan(10);
    const everything = JSON.stringify(recorded.tools.exported());
    expect(everything).toContain('"secretRef"');
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(SHOPPER.password);
  });
});

describe('time travel', () => {
  it('shows page, URL, title, language, direction, dialogs and notices as they were', async () => {
    const { tools, moments } = recorded;
    const before = outside();
    const there = [...moments, ...[...moments].reverse()];
    for (const moment of there) {
      tools.jump(moment.index);
      await waitFor(() => expect(snapshotPage()).toEqual(moment.snapshot));
    }
    expect(outside()).toEqual(before);
  });

  it.each([
    ['toggle', { type: 'TOGGLE_ACTION', id: 20 }],
    ['skip', { type: 'SET_ACTIONS_ACTIVE', start: 10, end: 20, active: false }],
    ['jump', { type: 'JUMP_TO_ACTION', actionId: 30 }],
    ['reset', { type: 'RESET', timestamp: 1 }],
    ['rollback', { type: 'ROLLBACK', timestamp: 1 }],
    ['reorder', { type: 'REORDER_ACTION', actionId: 30, beforeActionId: 10 }],
    ['lock', { type: 'LOCK_CHANGES', status: true }],
  ])('%s sends and stores nothing, and the return leads to the live page', async (_name, action) => {
    const { tools, moments } = recorded;
    const before = outside();
    const types = tools.types();
    tools.lifted.dispatch(action);
    await nextTask();
    expect(timeTravel.isActive()).toBe(true);
    expect(outside()).toEqual(before);
    recorded.shop.timeline?.backToNow();
    expect(tools.types()).toEqual(types);
    await waitFor(() => expect(snapshotPage()).toEqual(moments.at(-1)?.snapshot));
  });

  it('commits a past row, and returns to all rows', async () => {
    const { tools, moments } = recorded;
    const types = tools.types();
    const [, product] = moments;
    tools.jump(product?.index ?? 0);
    tools.lifted.dispatch({ type: 'COMMIT', timestamp: 1 });
    await waitFor(() => expect(snapshotPage()).toEqual(product?.snapshot));
    expect(timeTravel.isActive()).toBe(true);
    recorded.shop.timeline?.backToNow();
    expect(tools.types()).toEqual(types);
  });

  it('saves the live visit with the live settings during time travel', () => {
    const { tools, shop } = recorded;
    const save = () => shop.timeline && recordedOf(shop.timeline.cases.visit(), false);
    const saved = save();
    expect(saved?.settings).toMatchObject({ appName: 'Marsa', onlinePayment: true });
    tools.jump(0);
    expect(save()).toEqual(saved);
  });

  it('never throws, sends or stores in a random walk of 500 jumps', async () => {
    const { tools, moments, shop } = recorded;
    const [before, now] = [outside(), shop.store.getState()];
    const { reports, stop } = collectReports();
    const random = seeded(500);
    const { length } = tools.rows();
    for (let jump = 0; jump < 500; jump += 1) {
      tools.jump(Math.floor(random() * length));
      // Some jumps are rendered before the next one, as with the slider.
      if (jump % 25 === 0) await nextTask();
    }
    expect(outside()).toEqual(before);
    shop.timeline?.backToNow();
    expect(shop.store.getState()).toBe(now);
    await waitFor(() => expect(snapshotPage()).toEqual(moments.at(-1)?.snapshot));
    stop();
    expect(reports).toEqual([]);
  });
});

describe('rows that no visit records', () => {
  it('reports a state that fails to render, and leaves it for any other row or for live', async () => {
    const { tools, moments } = recorded;
    const { stop } = collectReports();
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = tools.rows();
    tools.lifted.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: [...bareRows(tools.exported()), { type: 'overlays/overlayReplaced', payload: {} }],
    });
    expect(await screen.findByText(WENT_WRONG)).toBeVisible();
    tools.jump(moments[2]?.index ?? 0);
    await waitFor(() => expect(snapshotPage()).toEqual(moments[2]?.snapshot));
    tools.jump(rows.length);
    expect(await screen.findByText(WENT_WRONG)).toBeVisible();
    // Another visit with the same number of rows.
    tools.lifted.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: [...bareRows(tools.exported()).slice(0, -1), { type: 'notices/noticeClosed' }],
    });
    await waitFor(() => expect(screen.queryByText(WENT_WRONG)).not.toBeInTheDocument());
    recorded.shop.timeline?.backToNow();
    await waitFor(() => expect(snapshotPage()).toEqual(moments.at(-1)?.snapshot));
    silence.mockRestore();
    stop();
  });

  it.each(['api/executeQuery/pending', 'api/executeMutation/pending'])(
    'drops a row %s without its call that is dispatched by hand during time travel',
    (type) => {
      const { tools, shop, moments } = recorded;
      tools.jump(moments[1]?.index ?? 0);
      shop.store.dispatch({ type });
      shop.timeline?.backToNow();
      const types = tools.types();
      shop.store.dispatch({ type: 'notices/noticeClosed', payload: 'nobody’s' });
      expect(tools.types()).toEqual([...types, 'notices/noticeClosed']);
    },
  );
});

describe('an export', () => {
  const importsAs: [string, (file: Recording) => Recording | RowAction[]][] = [
    ['as the DevTools write it', (file) => file],
    ['as bare rows', bareRows],
  ];

  it.each(importsAs)('%s names the endpoints, is imported, and shows the same', async (_how, of) => {
    const { tools, moments, shop } = recorded;
    const [before, types, now] = [outside(), tools.types(), JSON.stringify(shop.store.getState())];
    const file = of(tools.exported());
    expect(JSON.stringify(file)).toContain('"type":"api/getHome/fulfilled"');
    tools.lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: file });
    expect(timeTravel.isActive()).toBe(true);
    expect(tools.types()).toEqual(types);
    // Replaying all rows with the reducers gives the same final state.
    expect(JSON.parse(JSON.stringify(shop.store.getState()))).toEqual(JSON.parse(now));
    tools.jump(moments[2]?.index ?? 0);
    await waitFor(() => expect(snapshotPage()).toEqual(moments[2]?.snapshot));
    expect(outside()).toEqual(before);
    shop.timeline?.backToNow();
    expect(JSON.stringify(shop.store.getState())).toBe(now);
    await waitFor(() => expect(snapshotPage()).toEqual(moments.at(-1)?.snapshot));
  });
});

it('keeps rows committed while live, even after time travel', () => {
  const { tools, shop } = recorded;
  tools.lifted.dispatch({ type: 'COMMIT', timestamp: 1 });
  expect(timeTravel.isActive()).toBe(false);
  tools.lifted.dispatch({ type: 'LOCK_CHANGES', status: true });
  shop.timeline?.backToNow();
  expect(tools.types()).toEqual(['@@INIT']);
});
