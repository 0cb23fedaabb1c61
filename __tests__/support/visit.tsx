import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import type { Shop } from '@/app/store';
import { loadQa } from '@/app/qa/loadQa';
import { createShop } from '@/app/store';
import { dropSession, setClock, setRandom } from '@/shared/adapters';
import { addReporter } from '@/shared/report';
import { dropAllDrafts } from '@/shared/drafts';
import { takeBrokenRules, watchRules } from './brokenRules';
import { demo } from './demo';
import { lookAtExports } from './lookAtExports';
import { foundSecrets, lookLater } from './secrets';
import type { TestClock } from './testClock';
import { installTestClock } from './testClock';

/** Patience costs nothing where all is well; a machine may be busy. */
configure({ asyncUtilTimeout: 20_000 });

export interface Visit {
  shop: Shop;
  clock: TestClock;
  user: ReturnType<typeof userEvent.setup>;
  /** Closes the page and opens it again at the address that it shows, like a reload. */
  reload: () => Promise<Visit>;
}

const open: Shop[] = [];

addReporter(({ where, problem }) => lookLater(`report ${where}`, problem));

/** Chance that repeats itself from visit to visit; a key of one test is never that of another. */
let draws = 0;
const countingRandom = () => ({
  uuid: () => `00000000-0000-4000-8000-${String((draws += 1)).padStart(12, '0')}`,
  next: () => 0.5,
});

/** Why cases of this test's visits could not be saved. */
const refusals: string[] = [];

async function closeAll(): Promise<void> {
  cleanup();
  for (const shop of open.splice(0)) {
    refusals.push(...lookAtExports(shop));
    await shop.stop();
  }
}

/** Opens the shop at an address, as a browser does: real store, stories and components, real demo backend. */
export function visit(address: string): Promise<Visit> {
  window.history.replaceState(null, '', address);
  return openPage();
}

async function openPage(now?: number): Promise<Visit> {
  const clock = installTestClock(now);
  setRandom(countingRandom());
  const shop = createShop(watchRules(await loadQa()));
  open.push(shop);
  await shop.ready;
  render(<App shop={shop} />);
  // Answers of a real server arrive when they arrive; every test waits for what a shopper sees.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const reload = async () => {
    window.dispatchEvent(new Event('pagehide'));
    await closeAll();
    // The memory of a page goes with it.
    dropAllDrafts();
    // Time goes on where it was.
    return openPage(clock.now());
  };
  return { shop, clock, user: userEvent.setup(), reload };
}

/** The same browser's second tab, without pixels: a store and stories of its own over the same storage and channel. */
export async function openTab(): Promise<Shop> {
  const shop = createShop(watchRules(await loadQa()));
  open.push(shop);
  await shop.ready;
  return shop;
}

/** No secret stands in a row, a state, a report, an address or a storage; the token alone has a place of its own. */
function lookForSecrets(): string[] {
  lookLater('address bar', window.location.href);
  lookLater('called addresses', globalThis.shopCalls);
  lookLater('sessionStorage', { ...window.sessionStorage });
  const { token, ...stored } = { ...window.localStorage } as Record<string, string>;
  lookLater('localStorage', stored);
  return [
    ...foundSecrets(),
    ...refusals.splice(0),
    ...(token?.includes(' ') ? ['more than the token in localStorage.token'] : []),
  ];
}

/**
 * Everything of a visit is undone: page, store, storage, token, and the demo's database. No secret may have shown, and no
 * rule of the bench have broken.
 */
export async function leave(): Promise<void> {
  await closeAll();
  const seen = lookForSecrets();
  dropSession();
  dropAllDrafts();
  window.localStorage.clear();
  window.sessionStorage.clear();
  setClock();
  setRandom();
  globalThis.shopCalls = [];
  globalThis.shopAnswers = [];
  await demo.reset();
  expect({ seen, broken: takeBrokenRules() }).toEqual({ seen: [], broken: [] });
}

export const SHOPPER = { phone: 'demo@marsa.example', password: 'demo1234' };

/** Has a text in a field, as pasted: what stood there is gone, such as what was typed in an earlier try. */
export async function replaceText(user: Visit['user'], field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Fills the Login dialog that is open, and sends it. */
export async function logIn({ user }: Visit, { phone, password } = SHOPPER): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Welcome' });
  await replaceText(user, within(dialog).getByLabelText('Email or phone'), phone);
  await replaceText(user, within(dialog).getByLabelText('Password'), password);
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
}

/** Opens the shop as somebody who signed in on an earlier visit: the token is there, the rest is asked. */
export async function visitSignedIn(address: string, credentials = SHOPPER): Promise<Visit> {
  window.localStorage.setItem('token', await demo.logIn(credentials));
  const shopper = await visit(address);
  await waitFor(() => expect(shopper.shop.store.getState().session.user).not.toBeNull());
  return shopper;
}

/** Every read that was asked is answered. */
export function expectAnswered({ shop: { store } }: Visit): void {
  const reads = Object.values(store.getState().api.queries);
  expect(reads.map((read) => read?.status)).not.toContain('pending');
}

/** Nothing is on its way: time that passes meanwhile would count as that of a lost answer. */
export const answered = (visit: Visit) => waitFor(() => expectAnswered(visit));

export { screen, waitFor, within };
