import { selectAddressInUse } from '@/features/checkout/checkout.selectors';
import { requestDemo, demo } from '../support/demo';
import { notifyFromOtherTab } from '../support/otherTab';
import { leave, screen, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

it('"the default address is used in the basket" although another one was added outside the checkout', async () => {
  const { user, shop } = await visitSignedIn('/manage-address/new');
  const token = window.localStorage.getItem('token') ?? '';
  await demo.addToCart(1, token);
  await user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Address saved')).toBeVisible();
  const { addresses } = await requestDemo<{ addresses: { id: number; is_default: boolean }[] }>(
    '/addresses',
    token,
  );
  expect(selectAddressInUse(shop.store.getState())?.id).toBe(
    addresses.find(({ is_default }) => is_default)?.id,
  );
});

it('opens no Login at the checkout when another tab logs out', async () => {
  const { shop } = await visitSignedIn('/buynow');
  await screen.findByText('Nothing to buy now');
  window.localStorage.removeItem('token');
  notifyFromOtherTab('loggedOut');
  await waitFor(() => expect(shop.store.getState().session.user).toBeNull());
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
