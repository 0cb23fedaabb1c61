import { demo } from '../support/demo';
import { installDeniedLocks, installFakeLocks } from '../support/fakeLocks';
import {
  untilResponses,
  leave,
  logIn,
  logOut,
  openTab,
  screen,
  visit,
  visitSignedIn,
  waitFor,
} from '../support/visit';

afterEach(leave);

const MINUTES = 60_000;
const beatsIn = (calls: string[]) => calls.filter((address) => address === '/api/update-last-seen').length;
const sent = () => beatsIn(globalThis.shopCalls);
const untilBeats = (count: number) => waitFor(() => expect(beatsIn(globalThis.shopReplies)).toBe(count));

it('"when the token appears, the last-seen update starts and sends once immediately", then every 10 minutes', async () => {
  const shopper = await visitSignedIn('/news');
  await untilBeats(1);
  await shopper.clock.advance(599_999);
  expect(sent()).toBe(1);
  await shopper.clock.advance(1);
  await untilBeats(2);
  await shopper.clock.advance(10 * MINUTES);
  await untilBeats(3);
});

it('starts the heartbeat with the login', async () => {
  const visitor = await visit('/news');
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await visitor.clock.advance(10 * MINUTES);
  expect(sent()).toBe(0);
  await logIn(visitor);
  await untilBeats(1);
});

it('"when the token disappears, it stops"', async () => {
  const shopper = await visitSignedIn('/news');
  await untilBeats(1);
  await logOut(shopper);
  await shopper.clock.advance(30 * MINUTES);
  expect(sent()).toBe(1);
});

it('beats once when a tab wakes after hours, and continues after a failure', async () => {
  const shopper = await visitSignedIn('/news');
  await untilBeats(1);
  await demo.fault({ path: '/api/update-last-seen', status: 500, times: 1 });
  await shopper.clock.sleep(5 * 60 * MINUTES);
  await untilBeats(2);
  await shopper.clock.advance(9 * MINUTES);
  expect(sent()).toBe(2);
  await shopper.clock.advance(1 * MINUTES);
  await untilBeats(3);
});

it('beats every ten minutes, also when a response times out', async () => {
  const shopper = await visitSignedIn('/news');
  await untilBeats(1);
  await untilResponses(shopper);
  await demo.fault({ path: '/api/update-last-seen', delayMs: 60_000, times: 1 });
  await shopper.clock.advance(10 * MINUTES);
  await waitFor(() => expect(sent()).toBe(2));
  await shopper.clock.advance(15_000);
  await untilResponses(shopper);
  await shopper.clock.advance(10 * MINUTES - 15_001);
  expect(sent()).toBe(2);
  await shopper.clock.advance(1);
  await waitFor(() => expect(sent()).toBe(3));
});

it('beats in a browser without locks', async () => {
  const endLocks = installDeniedLocks();
  try {
    await visitSignedIn('/news');
    await untilBeats(1);
  } finally {
    endLocks();
  }
});

it('beats in one leader tab per browser, and in another when it is closed', async () => {
  const endLocks = installFakeLocks();
  const shopper = await visitSignedIn('/news');
  await untilBeats(1);
  const second = await openTab();
  await waitFor(() => expect(second.store.getState().session.user).not.toBeNull());
  await shopper.clock.advance(10 * MINUTES);
  await untilBeats(2);
  await shopper.shop.stop();
  await untilBeats(3);
  await second.stop();
  endLocks();
});
