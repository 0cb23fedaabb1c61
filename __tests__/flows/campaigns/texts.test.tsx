import { fireEvent } from '@testing-library/react';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { watchFaults } from '../../support/campaigns/mutatedPage';
import { HOSTILE_TEXTS, LONG_TEXT } from '../../support/campaigns/mutations';
import { openOverlays, writable } from '../../support/campaigns/visibleControls';
import { demo, requestDemo } from '../../support/demo';
import { fillCart } from '../../support/filledCart';
import type { Visit } from '../../support/visit';
import { leave, screen, SHOPPER, untilResponses, visit, visitSignedIn } from '../../support/visit';

interface Place {
  address: string | (() => Promise<string>);
  /** Buttons that open a dialog with text fields. */
  presses?: readonly (string | RegExp)[];
  isVisitor?: boolean;
}

const LOGIN = 'Welcome Login';

/** Pages and dialogs with text fields, and home with the search alone. */
const PLACES: readonly [Place, ...Place[]] = [
  { address: '/contact-us' },
  // Its form leads to the listing; those of other pages are submitted without it.
  { address: '/' },
  { address: '/manage-address/new' },
  { address: '/profile' },
  { address: '/become-a-seller' },
  { address: '/support-tickets' },
  { address: '/messages' },
  { address: '/checkout' },
  { address: '/products' },
  { address: '/support' },
  { address: deliveredOrder, presses: [/^Review /] },
  { address: '/news', presses: [LOGIN], isVisitor: true },
  { address: '/news', presses: [LOGIN, 'Sign Up'], isVisitor: true },
  { address: '/news', presses: [LOGIN, 'Forgot Password'], isVisitor: true },
];
const TEXTS = [...HOSTILE_TEXTS, LONG_TEXT];

async function deliveredOrder(): Promise<string> {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  return `/order-history/${orders[0]?.id}`;
}

/** Returns to the page and the dialog of a place, unless they are still open. */
async function openAgain(shopper: Visit, address: string, presses: Place['presses'] = []): Promise<Visit> {
  let again = shopper;
  if (window.location.pathname !== address) {
    window.history.pushState(null, '', address);
    again = await shopper.reload();
    await untilResponses(again);
  }
  if (openOverlays().length > 0) return again;
  for (const name of presses) {
    const [button] = await screen.findAllByRole('button', { name });
    if (button) await again.user.click(button);
    await screen.findByRole('dialog');
  }
  return again;
}

/** Elements that a typed text has become, which it must not. */
const markupOf = (text: string) =>
  [...document.querySelectorAll('script, img')]
    .filter(({ outerHTML }) => /alert\(1\)/.test(text) && outerHTML.includes('alert(1)'))
    .map(({ outerHTML }) => `markup: ${outerHTML.slice(0, 80)}`);

/** Types a text into every field and submits it; returns what broke. */
async function submit(shopper: Visit, text: string, isSearch: boolean): Promise<string[]> {
  // A password would be a secret that other fields show.
  for (const field of writable().filter(({ type }) => type !== 'password')) {
    // Opens the suggestions of the search.
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
  }
  await shopper.clock.advance(1000);
  await untilResponses(shopper);
  const faults = markupOf(text);
  const forms = [...document.forms].filter((form) => (form.role === 'search') === isSearch);
  for (const form of forms) fireEvent.submit(form);
  await shopper.clock.advance(1000);
  await untilResponses(shopper);
  return [...faults, ...markupOf(text)];
}

it(
  'takes hostile texts in every text field, and submits them',
  async () => {
    const { seed: first, size } = planOf(3);
    const ledger = createLedger('fuzz, typed');
    const watched = watchFaults();
    for (const place of size < TEXTS.length ? [PLACES[0]] : PLACES) {
      await fillCart(1);
      const address = typeof place.address === 'string' ? place.address : await place.address();
      let shopper = await (place.isVisitor ? visit(address) : visitSignedIn(address));
      await untilResponses(shopper);
      for (let seed = first; seed < first + size; seed += 1) {
        const text = TEXTS[seed % TEXTS.length] ?? '';
        shopper = await openAgain(shopper, address, place.presses);
        const faults = [...(await submit(shopper, text, address === '/')), ...watched.take()];
        const where = [address, ...(place.presses ?? [])].join(' ');
        ledger.record(seed, `${JSON.stringify(text.slice(0, 30))} at ${where}`, faults);
      }
      await leave();
    }
    watched.stop();
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
