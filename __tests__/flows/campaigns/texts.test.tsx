import { fireEvent } from '@testing-library/react';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { watchFaults } from '../../support/campaigns/mutatedPage';
import { HOSTILE_TEXTS, LONG_TEXT } from '../../support/campaigns/mutations';
import { writable } from '../../support/campaigns/visibleControls';
import { fillCart } from '../../support/filledCart';
import { leave, untilResponses, visitSignedIn } from '../../support/visit';

/** Pages with text fields besides the search. */
const PAGES: readonly [string, ...string[]] = [
  '/contact-us',
  ...['/manage-address/new', '/profile', '/become-a-seller', '/support-tickets', '/messages', '/checkout'],
  ...['/products', '/support'],
];
const TEXTS = [...HOSTILE_TEXTS, LONG_TEXT];

/** Elements that a typed text has become, which it must not. */
const markupOf = (text: string) =>
  [...document.querySelectorAll('script, img')]
    .filter(({ outerHTML }) => /alert\(1\)/.test(text) && outerHTML.includes('alert(1)'))
    .map(({ outerHTML }) => `markup: ${outerHTML.slice(0, 80)}`);

it(
  'takes hostile texts in every text field, and submits them',
  async () => {
    const { seed: first, size } = planOf(3);
    const ledger = createLedger('fuzz, typed');
    const watched = watchFaults();
    for (const page of size < TEXTS.length ? [PAGES[0]] : PAGES) {
      await fillCart(1);
      const shopper = await visitSignedIn(page);
      await untilResponses(shopper);
      for (let seed = first; seed < first + size; seed += 1) {
        const text = TEXTS[seed % TEXTS.length] ?? '';
        // A password would be a secret that other fields show.
        for (const field of writable().filter(({ type }) => type !== 'password')) {
          // Opens the suggestions of the search.
          fireEvent.focus(field);
          fireEvent.change(field, { target: { value: text } });
        }
        await shopper.clock.advance(1000);
        await untilResponses(shopper);
        const faults = markupOf(text);
        for (const form of document.forms) fireEvent.submit(form);
        await shopper.clock.advance(1000);
        await untilResponses(shopper);
        faults.push(...markupOf(text), ...watched.take());
        ledger.record(seed, `${JSON.stringify(text.slice(0, 30))} at ${page}`, faults);
      }
      await leave();
    }
    watched.stop();
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
