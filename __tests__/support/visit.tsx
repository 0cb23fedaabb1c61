import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import type { Shop } from '@/app/store';
import { loadQa } from '@/app/qa/loadQa';
import { createShop } from '@/app/store';
import { movedTo } from '@/core/navigation';
import { dropSession, setClock, setRandom } from '@/shared/adapters';
import { addReporter } from '@/shared/report';
import { dropAllDrafts } from '@/shared/drafts';
import { takeViolations, watchViolations } from './brokenRules';
import { demo } from './demo';
import { dropHeld } from './heldResponses';
import { inspectExports } from './inspectExports';
import { foundSecrets, scanLater } from './secrets';
import type { TestClock } from './testClock';
import { installTestClock } from './testClock';

export interface Visit {
  shop: Shop;
  clock: TestClock;
  user: ReturnType<typeof userEvent.setup>;
  /** Closes the page and opens it again at its current URL, like a reload. */
  reload: () => Promise<Visit>;
}

const open: Shop[] = [];

addReporter(({ where, problem }) => scanLater(`report ${where}`, problem));

/** Deterministic random adapter; its UUIDs are unique among the tests of a file. */
let draws = 0;
const countingRandom = () => ({
  uuid: () => `00000000-0000-4000-8000-${String((draws += 1)).padStart(12, '0')}`,
  next: () => 0.5,
});

/** Reasons why cases of this test's visits could not be saved. */
const refusals: string[] = [];

async function closeAll(): Promise<void> {
  cleanup();
  for (const shop of open.splice(0)) {
    refusals.push(...inspectExports(shop));
    await shop.stop();
  }
}

/** Opens the shop at a URL with the real store, sagas and components, and a real demo backend. */
export function visit(address: string): Promise<Visit> {
  window.history.replaceState(null, '', address);
  return openPage();
}

async function openPage(now?: number): Promise<Visit> {
  const clock = installTestClock(now);
  setRandom(countingRandom());
  const shop = createShop(watchViolations(await loadQa()));
  open.push(shop);
  await shop.ready;
  render(<App shop={shop} />);
  // Responses of a real server are not deterministic in time; tests wait for the rendered result.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const reload = async () => {
    window.dispatchEvent(new Event('pagehide'));
    await closeAll();
    // A reload clears the page's memory.
    dropAllDrafts();
    // The clock continues after a reload.
    return openPage(clock.now());
  };
  return { shop, clock, user: userEvent.setup(), reload };
}

/** Opens a second tab without rendering: another store and sagas with the same storage and channel. */
export async function openTab(): Promise<Shop> {
  const shop = createShop(watchViolations(await loadQa()));
  open.push(shop);
  await shop.ready;
  return shop;
}

/**
 * Returns the paths of secrets in actions, states, reports, URLs and storages. Only the stored token is
 * allowed.
 */
function scanForSecrets(): string[] {
  scanLater('address bar', window.location.href);
  scanLater('called addresses', globalThis.shopCalls);
  scanLater('sessionStorage', { ...window.sessionStorage });
  const { token, ...stored } = { ...window.localStorage } as Record<string, string>;
  scanLater('localStorage', stored);
  return [
    ...foundSecrets(),
    ...refusals.splice(0),
    ...(token?.includes(' ') ? ['more than the token in localStorage.token'] : []),
  ];
}

/**
 * Closes the visit and resets page, store, storages, token and the demo's database. Fails if a secret was
 * exposed or an invariant of the QA panel was violated.
 */
export async function leave(): Promise<void> {
  await closeAll();
  dropHeld();
  const exposed = scanForSecrets();
  dropSession();
  dropAllDrafts();
  window.localStorage.clear();
  window.sessionStorage.clear();
  setClock();
  setRandom();
  globalThis.shopCalls = [];
  globalThis.shopReplies = [];
  await demo.reset();
  expect({ exposed, broken: takeViolations() }).toEqual({ exposed: [], broken: [] });
}

export const SHOPPER = { phone: 'demo@marsa.example', password: 'demo1234' };

/** Navigates like a link. */
export function goTo({ shop: { store } }: Visit, address: string): void {
  store.dispatch(movedTo(address, 'PUSH', store.getState().navigation));
}

/** Replaces the text of a field, as if pasted. */
export async function replaceText(user: Visit['user'], field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Fills and submits the open Login dialog. */
export async function logIn({ user }: Visit, { phone, password } = SHOPPER): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Welcome' });
  await replaceText(user, within(dialog).getByLabelText('Email or phone'), phone);
  await replaceText(user, within(dialog).getByLabelText('Password'), password);
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
}

/** Logs out through the account menu and its confirmation. */
export async function logOut({ user }: Visit): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log Out!' });
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Logout successfully');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log Out!' })).not.toBeInTheDocument());
}

/** Opens the shop with a persisted token, as a user who signed in on an earlier visit. */
export async function visitSignedIn(address: string, credentials = SHOPPER): Promise<Visit> {
  window.localStorage.setItem('token', await demo.logIn(credentials));
  const shopper = await visit(address);
  await waitFor(() => expect(shopper.shop.store.getState().session.user).not.toBeNull());
  return shopper;
}

/** Expects that no query is pending. */
export function expectResponses({ shop: { store } }: Visit): void {
  const queries = Object.values(store.getState().api.queries);
  expect(queries.map((query) => query?.status)).not.toContain('pending');
}

/** Waits until no query is pending; advancing the clock earlier could trigger request timeouts. */
export const untilResponses = (visit: Visit) => waitFor(() => expectResponses(visit));

/** Setting of Testing Library by which `waitFor` keeps missing elements from listing all roles. */
const brief = (isBrief: boolean) => configure({ _disableExpensiveErrorDiagnostics: isBrief } as object);

/**
 * Waits for `expected`, as `waitFor` does, while the clock advances by `step` milliseconds each time. It
 * is paused during requests, which could time out on a busy machine.
 */
export const asTimePasses = <T,>(clock: TestClock, step: number, expected: () => T): Promise<T> =>
  waitFor(async () => {
    if (globalThis.pendingCalls === 0) await clock.advance(step);
    // `waitFor` has done so only until the first `await`.
    brief(true);
    try {
      return expected();
    } finally {
      brief(false);
    }
  });

export { screen, waitFor, within };
