import type { Action } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import { createQa } from '@/app/qa/createQa';
import { createVisitReducer } from '@/app/rootReducer';
import { cartApi } from '@/api';
import type { Cart } from '@/domain/cart';
import type { User } from '@/domain/session';
import { cartSlice } from '@/features/cart';
import { placingStarted } from '@/features/checkout';
import { overlayOpened, overlayReplaced } from '@/core/overlays';
import { sessionEnded, sessionStarted } from '@/core/session';
import type { RecordedAction } from '@/features/timeline';
import { dropSession, timeTravel, storeSessionSecret, setClock } from '@/shared/adapters';
import { sampleCart, sampleLine } from '../domain/sampleCart';
import { installTestClock } from '../support/testClock';

const { quantityChangeRequested, shopToggled } = cartSlice.actions;

/** The shop's state and QA's tools without sagas, so that nothing repairs a violated invariant. */
function openQaPanel() {
  const time = installTestClock();
  const qa = createQa(true);
  qa.panel.watchInvariants();
  const recorded: RecordedAction[] = [];
  qa.subscribeToRows((row) => recorded.push(row));
  const store = qa.attach(
    configureStore({
      reducer: qa.reads(createVisitReducer()),
      middleware: (defaults) =>
        defaults({ serializableCheck: false, immutableCheck: false }).prepend(qa.gate).concat(qa.recorder),
    }),
  );
  /** The violations reported by the QA panel, with the row of the violation and the row in `meta.cause`. */
  const broken = () =>
    recorded
      .filter(({ type }) => type === 'qaPanel/invariantBroken')
      .map(({ action, cause }) => {
        const { rule, message, type } = (action as unknown as { payload: Record<string, string> }).payload;
        return { rule, message, type, cause };
      });
  return { store, time, qa, recorded, broken };
}

let panel: ReturnType<typeof openQaPanel>;

beforeEach(() => {
  panel = openQaPanel();
});
afterEach(() => {
  timeTravel.end();
  dropSession();
  setClock();
});

const line = sampleLine();
const cartOf = (total: number, quantity: number) => sampleCart(total, [sampleLine({ quantity })]);
const user: User = {
  ...{ id: 1, name: 'Layla', phone: null, email: 'demo@marsa.example', phoneCode: null, country: null },
  ...{ gender: null, dateOfBirth: null, profilePhoto: null },
};

const cartCached = (cart: Cart) =>
  cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: { isBuyNow: false }, value: cart }]);

const press = (key: string) => ({
  ...{
    key,
    kind: 'cart' as const,
    shopIds: [1],
    paymentMethod: 'cash',
    amount: 5,
    lastOrderId: null,
    isDenied: false,
  },
});

const signIn = sessionStarted({ user, expiresAt: null });
const raw = (type: string, payload: unknown) => ({ type, payload }) as Action;
const toast = (id: string, text: string) =>
  raw('notices/noticeShown', {
    id,
    kind: 'info',
    text: { message: text },
    corner: 'left',
    duration: 1,
    at: 1,
  });

interface Violation {
  rule: string;
  /** The last action violates the invariant. */
  rows: Action[];
  /** Delay until the violation is reported, in milliseconds. */
  wait?: number;
}

const violations: Violation[] = [
  { rule: "The cart's total is that of its lines", rows: [signIn, cartCached(cartOf(9, 2))] },
  { rule: 'Every line of the cart has a piece', rows: [signIn, cartCached(cartOf(1, 0))] },
  {
    rule: 'A selected shop has items',
    rows: [signIn, cartCached(cartOf(2, 2)), shopToggled(99)],
    wait: 1000,
  },
  {
    rule: 'Every change of the cart is confirmed',
    rows: [signIn, quantityChangeRequested({ line, quantity: 3 })],
    wait: 90_000,
  },
  { rule: 'A session ends once', rows: [signIn, sessionEnded('refused'), sessionEnded('refused')] },
  { rule: 'Nothing of a user stays after the session', rows: [cartCached(cartOf(2, 2))] },
  {
    rule: 'One order is placed at a time',
    rows: [signIn, placingStarted(press('a')), placingStarted(press('b'))],
  },
  {
    rule: 'One dialog of a kind is open',
    rows: [
      overlayOpened({ name: 'login', reason: 'button' }),
      overlayReplaced({ closed: 'cart', opened: { name: 'otp' } }),
    ],
  },
  { rule: 'Three toasts at most, each by its own id', rows: [toast('a', 'One'), toast('a', 'Two')] },
  {
    rule: 'No secret stands in a row or a state',
    rows: [raw('login/loginSubmitted', { phone: '5', password: 'hidden-word' })],
  },
  { rule: 'Rows and states are plain JSON', rows: [raw('checkout/noted', { at: new Date(0) })] },
];

it('covers every invariant', () => {
  expect(violations.map(({ rule }) => rule)).toEqual(panel.qa.panel.rules);
});

it.each(violations)('$rule', async ({ rule, rows, wait = 0 }) => {
  const { store, time, recorded, broken } = panel;
  for (const row of rows) store.dispatch(row);
  const lastRow = recorded.findLast(({ type }) => type !== 'qaPanel/invariantBroken');
  if (wait > 0) {
    await time.advance(wait - 1);
    expect(broken()).toEqual([]);
    await time.advance(1);
  }
  const { row, type } = lastRow ?? { row: -1, type: '' };
  expect(broken()).toEqual([
    { rule, type, cause: { by: 'row', row, type }, message: expect.stringMatching(/\w/) as string },
  ]);
  expect(JSON.stringify(broken())).not.toContain('hidden-word');
  expect(panel.qa.panel.detailsOf().violations).toHaveLength(1);
});

it('finds the session token anywhere in the state, and reports only the path', () => {
  const { store, broken } = panel;
  storeSessionSecret('a-token-of-a-session');
  store.dispatch(toast('a', 'Sent with a-token-of-a-session'));
  expect(broken().map(({ message }) => message)).toEqual(['It stands at row.payload.text.message.']);
});

it('reports a violation once, and again after it was resolved', () => {
  const { store, broken } = panel;
  store.dispatch(signIn);
  for (const quantity of [2, 3, 2]) store.dispatch(cartCached(cartOf(9, quantity)));
  store.dispatch(cartCached(cartOf(2, 2)));
  store.dispatch(cartCached(cartOf(9, 2)));
  expect(broken().map(({ message }) => message)).toEqual([
    'The total is 9, with 1 lines of 2 pieces.',
    'The total is 9, with 1 lines of 3 pieces.',
    'The total is 9, with 1 lines of 2 pieces.',
    'The total is 9, with 1 lines of 2 pieces.',
  ]);
});

it('reports no violation when the selection is corrected in time', async () => {
  const { store, time, broken } = panel;
  for (const row of [signIn, cartCached(cartOf(2, 2)), shopToggled(99)]) store.dispatch(row);
  await time.advance(500);
  store.dispatch(shopToggled(99));
  await time.advance(5000);
  expect(broken()).toEqual([]);
});
