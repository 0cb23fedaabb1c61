import { untilUnreadRefetched } from '../support/chatting';
import { demo } from '../support/demo';
import { untilResponses, leave, screen, visitSignedIn, waitFor } from '../support/visit';

afterEach(() => {
  jest.restoreAllMocks();
  return leave();
});

const DAY = 24 * 3_600_000;
const requestsOf = (path: string) =>
  globalThis.shopCalls.filter((call) => call.startsWith(`/api${path}`)).length;

/**
 * Events after which a browser page is visible again: `visibilitychange`, and `pageshow` from the
 * back/forward cache.
 */
const returns = {
  'to a tab': () => document.dispatchEvent(new Event('visibilitychange')),
  'by Back to a page that was set aside': () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
};

it.each(Object.keys(returns) as (keyof typeof returns)[])(
  'a day later, %s: sends one heartbeat, refetches prices and cart, and keeps the session',
  async (way) => {
    const shopper = await visitSignedIn('/products/1/details');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(requestsOf('/update-last-seen')).toBe(1));
    await waitFor(() => expect(globalThis.shopReplies).toContain('/api/carts'));
    // The socket requests its signature and the unread count when it has connected.
    await untilUnreadRefetched(shopper);
    await demo.setPrice(1, 123_45);

    // A short visit to another tab sends no request.
    const before = globalThis.shopCalls.length;
    returns[way]();
    await untilResponses(shopper);
    expect(globalThis.shopCalls).toHaveLength(before);

    const carts = requestsOf('/carts');
    await shopper.clock.sleep(DAY);
    // The cache dates responses by the machine's clock, which would still be at the day before.
    jest.spyOn(Date, 'now').mockImplementation(() => shopper.clock.now());
    returns[way]();
    expect((await screen.findAllByText(/123\.45/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(requestsOf('/carts')).toBe(carts + 1));
    await waitFor(() => expect(requestsOf('/update-last-seen')).toBe(2));
    await untilResponses(shopper);
    expect(shopper.shop.store.getState().session.user).not.toBeNull();

    // The refetched data is fresh: the next return sends no request.
    const after = globalThis.shopCalls.length;
    returns[way]();
    await untilResponses(shopper);
    expect(globalThis.shopCalls).toHaveLength(after);
  },
);
