import { cleanup } from '@testing-library/react';
import { setClock } from '@/shared/adapters';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { PAGES, refetchMutated, watchFaults } from '../../support/campaigns/mutatedPage';
import { mutatedBody } from '../../support/campaigns/mutations';
import { createReader, faultsOf, hastyClock } from '../../support/campaigns/reader';
import { recordResponses } from '../../support/campaigns/recordedResponses';
import { takeViolations } from '../../support/brokenRules';
import { foundSecrets } from '../../support/secrets';
import { fillCart } from '../../support/filledCart';
import { leave, untilResponses, visitSignedIn } from '../../support/visit';

const originalFetch = globalThis.fetch;
afterEach(async () => {
  globalThis.fetch = originalFetch;
  await leave();
});

/** The page with the most to show. */
const SLICE = ['/products/1/details'];

// First: the other one reads mutated tokens, which are secrets for the rest of the file.
it(
  'renders mutated responses on every page without a broken error boundary',
  async () => {
    const { seed: first, size } = planOf(0);
    // Of 10,000 mutations that are read, 200 are rendered.
    const renders = Math.max(2, Math.ceil(size / 50));
    const ledger = createLedger('fuzz, rendered');
    await fillCart(1);
    const watched = watchFaults();
    const pages = size === 0 ? SLICE : PAGES;
    for (const page of pages) {
      let shopper = await visitSignedIn(page);
      await untilResponses(shopper);
      for (let seed = first; seed < first + renders; seed += 1) {
        await refetchMutated(shopper, seed);
        const faults = watched.take();
        ledger.record(seed, page, faults);
        // A broken page hides what the next mutation would break.
        if (faults.length > 0) shopper = await shopper.reload();
      }
      await shopper.shop.stop();
      cleanup();
    }
    watched.stop();
    // QA's panel names what is wrong in a mutated response, as it should.
    takeViolations();
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);

it(
  'reads every mutated response tolerantly, or as a typed error',
  async () => {
    const { seed: first, size } = planOf(8);
    const recorded = await recordResponses();
    const ledger = createLedger('fuzz, read');
    setClock(hastyClock);
    const reader = createReader();
    for (const { endpoint, args, status, body } of recorded) {
      for (let seed = first; seed < first + size; seed += 1) {
        const text = mutatedBody(body, seed);
        try {
          ledger.record(seed, endpoint, faultsOf(await reader.read(endpoint, args, status, text)));
        } catch (problem) {
          ledger.record(seed, endpoint, [`threw ${String(problem)}`]);
        }
      }
      reader.forget();
      // A report of each response would fill the memory; mutated tokens are no secrets to look for.
      foundSecrets();
    }
    const { tried, lost } = ledger.close();
    expect(lost).toEqual([]);
    expect(tried).toBe(recorded.length * size);
  },
  CAMPAIGN_TIMEOUT,
);
