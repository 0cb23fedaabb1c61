import { leave, screen, SHOPPER, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

const NEW_SHOPPER = { ...SHOPPER, phone: 'new@marsa.example' };

it.each([
  ['/order-history', 'No orders yet', 'Choose an order to see it here.'],
  ['/support-tickets', 'No tickets yet', 'Choose a ticket to read it here.'],
  ['/messages', 'No conversations yet', 'Choose a conversation'],
])('shows an empty state without filters to a new shopper: %s', async (address, message, requested) => {
  await visitSignedIn(address, NEW_SHOPPER);
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(requested)).not.toBeInTheDocument());
});
