import { cleanup, render } from '@testing-library/react';
import { App } from '@/app/App';
import { rehydrate } from '@/app/persistence/rehydrate';
import { createShop } from '@/app/store';
import { dropSession, setReload } from '@/shared/adapters';
import { dropAllDrafts } from '@/shared/drafts';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import type { Damaged, Snapshot } from '../../support/campaigns/damagedStorage';
import { STATE, cutStates, flipped, otherReleases, truncated } from '../../support/campaigns/damagedStorage';
import { collectReports, nextTask } from '../../support/externalServer';
import { fillCart } from '../../support/filledCart';
import { installTestClock } from '../../support/testClock';
import { leave, screen, untilResponses, visitSignedIn } from '../../support/visit';

const originalFetch = globalThis.fetch;
const original = Object.getOwnPropertyDescriptors(Storage.prototype);
const restoreStorage = () => Object.defineProperties(Storage.prototype, original);
// The settings name another language than a damaged state.
beforeEach(() => setReload(() => undefined));
afterEach(async () => {
  globalThis.fetch = originalFetch;
  setReload();
  restoreStorage();
  await leave();
});

/** Text of a response by its URL. */
type Responses = Map<string, string>;

interface Recorded {
  snapshot: Snapshot;
  responses: Responses;
  /** Texts that only this user may see. */
  own: string[];
}

/** Records a visit of a signed-in shopper with a cart: what the storages hold, and the responses. */
async function recordVisit(): Promise<Recorded> {
  await fillCart(2);
  const responses: Responses = new Map();
  const reply = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await reply(input, init);
    if (typeof input === 'string' && response.ok) responses.set(input, await response.clone().text());
    return response;
  };
  const shopper = await visitSignedIn('/news');
  await screen.findByRole('button', { name: /^My Cart .*\(2 items\)$/ });
  await untilResponses(shopper);
  const { name } = shopper.shop.store.getState().session.user ?? {};
  await shopper.shop.stop();
  cleanup();
  globalThis.fetch = reply;
  const snapshot = { ...window.localStorage };
  // Checks the exports of this visit, before a damaged token of one letter counts as a secret.
  await leave();
  return { snapshot, responses, own: [name ?? '', '(2 items)'] };
}

/** Damaged data may be reported; a boundary that had to catch an error, or a saga that threw, is a fault. */
const isFault = (report: string) => !/^(?:persistence|wire|token|storage|api )/.test(report);

function fill(stored: Snapshot): void {
  window.localStorage.clear();
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
}

/** Opens the shop on the damaged storage; returns the requests and what is wrong. */
async function open({ stored }: Damaged, responses: Responses, refused: Partial<Storage> = {}) {
  restoreStorage();
  fill(stored);
  Object.assign(Storage.prototype, refused);
  const calls: string[] = [];
  globalThis.fetch = (input) => {
    const address = input as string;
    calls.push(address);
    const text = responses.get(address);
    return text === undefined
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(text === '' ? null : text, { status: text === '' ? 204 : 200 }));
  };
  installTestClock();
  const { reports, stop } = collectReports();
  const shop = createShop(null);
  await shop.ready;
  render(<App shop={shop} />);
  const firstText = document.body.textContent;
  for (let tasks = 0; tasks < 12; tasks += 1) await nextTask();
  const faults = reports.filter(isFault);
  if (!screen.queryByRole('banner')) faults.push('the shop did not open');
  const end = async () => {
    cleanup();
    await shop.stop();
    stop();
    dropSession();
    dropAllDrafts();
  };
  return { calls, faults, firstText, end };
}

/** The shop has to open and to request the cart of the stored token. */
async function faultsOf(damaged: Damaged, { responses }: Recorded): Promise<string[]> {
  const { calls, faults, end } = await open(damaged, responses);
  if (damaged.stored.token && !calls.includes('/api/carts')) faults.push('the cart was not requested');
  await end();
  return faults;
}

/** A part of the state must give nothing, and must not stay where the next start reads it. */
async function faultsOfCut({ stored }: Damaged): Promise<string[]> {
  fill(stored);
  const { stop } = collectReports();
  const faults = Object.keys(await rehydrate()).map((part) => `${part} is read`);
  stop();
  if (window.localStorage.getItem(STATE)) faults.push('it stays');
  return faults;
}

/** Another user's token: the first render must show nothing of the state's owner. */
async function faultsOfStranger({ snapshot, responses, own }: Recorded): Promise<string[]> {
  const stored = { ...snapshot, token: 'another-token' };
  const { faults, firstText, end } = await open({ kind: '', stored }, responses);
  await end();
  return [...faults, ...own.filter((text) => firstText.includes(text)).map((text) => `shows ${text}`)];
}

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

/** A storage that is full, or forbidden altogether: the shop opens for a visitor. */
async function faultsOfRefusal(refused: Partial<Storage>, { responses }: Recorded): Promise<string[]> {
  const { faults, end } = await open({ kind: '', stored: {} }, responses, refused);
  await end();
  return faults;
}

it(
  'opens on damaged, foreign, full and forbidden storages, and requests the cart',
  async () => {
    const { seed: first, size } = planOf(6);
    const recorded = await recordVisit();
    const ledger = createLedger('storage');
    for (let seed = first; seed < first + size; seed += 1) {
      const damaged = flipped(recorded.snapshot, seed);
      ledger.record(seed, damaged.kind, await faultsOf(damaged, recorded));
    }
    for (const damaged of truncated(recorded.snapshot, Math.max(2, size / 10)))
      ledger.record(first, damaged.kind, await faultsOf(damaged, recorded));
    for (const damaged of cutStates(recorded.snapshot, size * 20))
      ledger.record(first, damaged.kind, await faultsOfCut(damaged));
    for (const damaged of otherReleases(recorded.snapshot))
      ledger.record(first, damaged.kind, await faultsOf(damaged, recorded));
    ledger.record(first, 'full', await faultsOfRefusal({ setItem: refuse }, recorded));
    ledger.record(first, 'forbidden', await faultsOfRefusal({ setItem: refuse, getItem: refuse }, recorded));
    ledger.record(first, 'another user', await faultsOfStranger(recorded));
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
