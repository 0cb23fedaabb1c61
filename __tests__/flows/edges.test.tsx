import { openLogin } from '../support/entry';
import { leave, logIn, screen, waitFor } from '../support/visit';

afterEach(async () => {
  jest.restoreAllMocks();
  await leave();
});

const refuse = (name: 'getItem' | 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });

it.each([
  ['full', ['setItem']],
  ['forbidden', ['getItem', 'setItem', 'removeItem']],
] as const)('keeps the session as long as the page when the storage is %s', async (_how, calls) => {
  calls.forEach(refuse);
  const shopper = await openLogin('/categories');
  await logIn(shopper);
  await waitFor(() => expect(shopper.shop.store.getState().session.user).not.toBeNull());

  // After a round trip to another tab, the value that could not be persisted is still shown.
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('button', { name: /^My account \S/ });
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/carts'));
  expect(shopper.shop.store.getState().session.user).not.toBeNull();
});
