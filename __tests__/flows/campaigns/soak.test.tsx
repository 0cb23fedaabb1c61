import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Pusher from 'pusher-js';
import { HEARTBEAT_INTERVAL } from '@/domain/timing';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { countListeners } from '../../support/campaigns/listeners';
import { foundSecrets } from '../../support/secrets';
import { fillCart } from '../../support/filledCart';
import { cartDrawer } from '../../support/shopper';
import {
  goTo,
  leave,
  logIn,
  logOut,
  screen,
  untilResponses,
  visitSignedIn,
  waitFor,
  type Visit,
} from '../../support/visit';

afterEach(leave);

const PAGES = ['/', '/products', '/products/1/details', '/wishlist', '/order-history', '/news'];
/** Megabytes that an hour may leave behind: QA's log of a visit keeps up to 12,000 rows. */
const HEAP_PER_HOUR = 2;
/** The heap is compared after so many hours, because a single one is lost in the noise of the garbage. */
const HEAP_HOURS = 6;
/** Hours until every chunk and cache is filled. */
const WARM_UP = 2;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const beats = () => globalThis.shopReplies.filter((call) => call === '/api/update-last-seen').length;

/** An hour of a shopper who logs in, and returns every ten minutes to look at a page and at the cart. */
async function spendHour(shopper: Visit): Promise<void> {
  const { clock, user } = shopper;
  await logOut(shopper);
  await user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(shopper);
  await screen.findByText('Login Successful');
  for (const page of PAGES) {
    goTo(shopper, page);
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: /^My Cart/ }));
    await cartDrawer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await untilResponses(shopper);
    const before = beats();
    await clock.advance(HEARTBEAT_INTERVAL);
    await waitFor(() => expect(beats()).toBe(before + 1));
    await untilResponses(shopper);
  }
}

it(
  'keeps nothing of the hours that a page stays open',
  async () => {
    const { seed: first, size } = planOf(1);
    const ledger = createLedger('soak');
    const listeners = countListeners();
    await fillCart(2);
    const shopper = await visitSignedIn('/news');
    const { clock, shop } = shopper;
    const count = () => {
      globalThis.shopCalls = [];
      // Values of the test's own watch over secrets, which keeps every state.
      expect(foundSecrets()).toEqual([]);
      collectGarbage();
      return {
        timers: clock.waiting,
        listeners: listeners.count(),
        sockets: Pusher.instances.length,
        queries: Object.keys(shop.store.getState().api.queries).length,
        mutations: Object.keys(shop.store.getState().api.mutations).length,
        // A style that is seldom used may add its element to the head.
        elements: document.body.querySelectorAll('*').length,
        megabytes: process.memoryUsage().heapUsed / 1_000_000,
      };
    };
    for (let hour = 0; hour < WARM_UP; hour += 1) await spendHour(shopper);
    const filled = count();
    for (let hour = 1; hour <= size; hour += 1) {
      await spendHour(shopper);
      const { megabytes, ...now } = count();
      const faults = Object.entries(now)
        .filter(([what, value]) => value > filled[what as keyof typeof now])
        .map(([what, value]) => `${value} ${what} instead of ${filled[what as keyof typeof now]}`);
      const growth = megabytes - filled.megabytes;
      if (hour % HEAP_HOURS === 0 && growth > hour * HEAP_PER_HOUR)
        faults.push(`the heap grew by ${growth.toFixed(1)} MB`);
      ledger.record(first + hour, `hour ${hour}`, faults);
    }
    listeners.stop();
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
