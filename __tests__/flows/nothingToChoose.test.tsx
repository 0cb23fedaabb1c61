import { leave, screen, SHOPPER, visitSignedIn } from '../support/visit';

afterEach(leave);

const NEW_SHOPPER = { ...SHOPPER, phone: 'new@marsa.example' };

it.each([
  ['/order-history', 'No orders yet'],
  ['/support-tickets', 'No tickets yet'],
  ['/messages', 'No conversations yet'],
])('shows an empty state without filters to a new shopper: %s', async (address, message) => {
  await visitSignedIn(address, NEW_SHOPPER);
  expect(await screen.findByText(message)).toBeVisible();
});
