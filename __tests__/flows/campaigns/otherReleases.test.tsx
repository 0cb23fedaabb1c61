import { setClock } from '@/shared/adapters';
import { CAMPAIGN_TIMEOUT, createLedger } from '../../support/campaigns/campaign';
import { PAGES, watchFaults } from '../../support/campaigns/mutatedPage';
import { fieldsOf, isOptional, newer, without } from '../../support/campaigns/otherReleases';
import { createReader, faultsOf, hastyClock } from '../../support/campaigns/reader';
import { recordResponses } from '../../support/campaigns/recordedResponses';
import { fillCart } from '../../support/filledCart';
import { leave, screen, untilResponses, visitSignedIn } from '../../support/visit';

const originalFetch = globalThis.fetch;
afterEach(async () => {
  globalThis.fetch = originalFetch;
  await leave();
});

/** What `npm test` renders and reads, which is a slice. */
const isWhole = process.env.CAMPAIGN_SIZE !== undefined;
const pages = isWhole ? PAGES : ['/products'];
const isRead = (field: string) => isWhole || isOptional(field);

/** Each reading has another reference to the secret, or each field is a text of its own. */
const READ_ANEW = ['authorizeChannel', 'getLang', 'verifyOtp'];

/** Replaces `fetch`: the backend is an older release, which has no optional field. */
function useOlderBackend(): void {
  globalThis.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    if (!(response.headers.get('Content-Type') ?? '').includes('json')) return response;
    const { status, headers } = response;
    const text = await response.text();
    const body = text === '' ? null : JSON.stringify(without(JSON.parse(text), isOptional));
    return new Response(body, { status, headers });
  };
}

// First: the other ones read tokens, which are secrets for the rest of the file.
it(
  'renders whole pages of a backend that lacks every optional field',
  async () => {
    await fillCart(1);
    const ledger = createLedger('other releases, pages of an older backend');
    const watched = watchFaults();
    for (const page of pages) {
      useOlderBackend();
      const visit = await visitSignedIn(page);
      await untilResponses(visit);
      await screen.findByRole('heading', { level: 1 });
      const failed = screen.queryAllByRole('button', { name: 'Try again' }).map(() => 'a failed part');
      ledger.record(0, page, [...watched.take(), ...failed]);
      globalThis.fetch = originalFetch;
      await leave();
    }
    watched.stop();
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);

it(
  'reads a newer backend as today’s, and an older one tolerantly or as a typed error',
  async () => {
    const recorded = await recordResponses();
    const ledger = createLedger('other releases, read');
    setClock(hastyClock);
    const reader = createReader();
    for (const { endpoint, args, status, body } of recorded) {
      const document: unknown = JSON.parse(body);
      const read = (changed: unknown) => reader.read(endpoint, args, status, JSON.stringify(changed));
      const today = await read(document);
      const tomorrow = await read(newer(document));
      const isSame = JSON.stringify(tomorrow.data) === JSON.stringify(today.data);
      const isAlike = isSame || READ_ANEW.includes(endpoint);
      ledger.record(0, endpoint, isAlike ? faultsOf(tomorrow) : ['another reading']);
      for (const field of fieldsOf(document).filter(isRead)) {
        const outcome = await read(without(document, (path) => path === field));
        const isRefused = isOptional(field) && outcome.error !== undefined && today.error === undefined;
        ledger.record(0, `${endpoint} without ${field}`, [
          ...faultsOf(outcome),
          ...(isRefused ? ['an optional field is required'] : []),
        ]);
      }
      reader.forget();
    }
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
