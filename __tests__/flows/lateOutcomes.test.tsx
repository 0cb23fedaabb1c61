import { fakePopups, placeOnline, popup, realPopups } from '../support/paying';
import { demo, requestDemo } from '../support/demo';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { deliver, followLogout, SAMI, stateOf, switchToSami } from '../support/nextUser';
import { orderPlacedDialog, readyToPlace } from '../support/readyToPlace';
import { selectFirstShop } from '../support/shopper';
import { leave, logIn, logOut, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

/** The outcome of a press that arrives when its shopper's session is over, and another may have begun. */
beforeEach(fakePopups);
afterEach(async () => {
  realPopups();
  await leave();
});

it('shows the next user nothing of a profile that was saved for the first one', async () => {
  const here = await visitSignedIn('/profile');
  const form = within(await screen.findByRole('form', { name: 'My Profile' }));
  const name = form.getByRole('textbox', { name: /^Name/ });
  await here.user.clear(name);
  await here.user.type(name, 'Layla Nasser');
  const release = holdResponses('/api/update-profile');
  await here.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await switchToSami(here);
  await deliver(release);
  expect(JSON.stringify(stateOf(here))).not.toMatch(/Nasser|demo@marsa|501234567/);
  expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
  await here.user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await here.user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  await here.user.click(await screen.findByRole('link', { name: 'My Profile' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Sami Rahman');
});

it('caches nothing of a profile that is saved after its user has logged out', async () => {
  const here = await visitSignedIn('/profile');
  const form = within(await screen.findByRole('form', { name: 'My Profile' }));
  const release = holdResponses('/api/update-profile');
  await here.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await logOut(here);
  await deliver(release);
  expect(JSON.stringify(stateOf(here))).not.toMatch(/Layla|demo@marsa/);
  expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
});

it('shows the next user no notice of an address that was saved for the first one', async () => {
  const here = await visitSignedIn('/manage-address/new');
  await here.user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12');
  const release = holdResponses('/api/address/store');
  await here.user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await switchToSami(here);
  const { pathname } = window.location;
  await deliver(release);
  expect(screen.queryByText('Address saved')).not.toBeInTheDocument();
  expect(JSON.stringify(stateOf(here))).not.toContain('Palm Street');
  expect(window.location.pathname).toBe(pathname);
});

it('leaves the next user’s cart and page alone when an order of the first one is placed', async () => {
  const here = await readyToPlace(1);
  const [shopId] = stateOf(here).cart.selectedShopIds;
  const { products } = await requestDemo<{ products: { id: number }[] }>(`/products?shop_id=${shopId}`);
  await demo.addToCart(products[0]?.id ?? 0, await demo.logIn(SAMI));
  const release = holdResponses('/api/place-order');
  await here.press();
  await waitFor(() => expect(release.handled()).toBe(1));
  await switchToSami(here);
  await screen.findByRole('button', { name: /^My Cart .*1 items?/ });
  const { pathname } = window.location;
  await deliver(release);
  expect(stateOf(here).overlays.stack).toEqual([]);
  expect(screen.getByRole('button', { name: /^My Cart .*1 items?/ })).toBeVisible();
  expect(window.location.pathname).toBe(pathname);
  expect(await here.placed()).toBe(1);
});

it('opens no payment window for an order whose shopper was logged out meanwhile', async () => {
  const release = holdResponses('/api/place-order');
  const here = await placeOnline();
  await waitFor(() => expect(release.handled()).toBe(1));
  await followLogout(here);
  await deliver(release);
  expect(popup().address).toBe('');
  expect(popup().closed).toBe(true);
  expect(screen.queryByText('Waiting for your payment')).not.toBeInTheDocument();
});

it('lets the next user order while the order of the first one has no response', async () => {
  const { addresses } = await requestDemo<{ addresses: { id: number }[] }>(
    '/addresses',
    await demo.logIn(SHOPPER),
  );
  const token = await demo.logIn(SAMI);
  await demo.addToCart(3, token);
  await demo.addAddress(token, { ...addresses[0] });
  const here = await readyToPlace(1);
  const orders = holdRequests('/api/place-order');
  await here.press();
  await waitFor(() => expect(orders.held()).toBe(1));
  await followLogout(here);
  await here.user.click(await screen.findByRole('button', { name: 'Log in' }));
  await logIn(here, SAMI);
  await selectFirstShop(here);
  await here.user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await screen.findByText('Delivery charge');
  await here.press();
  await waitFor(() => expect(orders.held()).toBe(2));
  orders.send();
  expect(await orderPlacedDialog()).toBeVisible();
});

it('does not show the next user an order that the first one ordered again', async () => {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  const here = await visitSignedIn(`/order-history/${orders[0]?.id ?? 0}`);
  await here.user.click(await screen.findByRole('button', { name: 'Order Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Again' }));
  await here.user.click(await dialog.findByRole('radio', { name: /Cash on delivery/ }));
  const release = holdResponses('/api/place-order/again');
  await here.user.click(dialog.getByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await followLogout(here);
  await deliver(release);
  expect(window.location.pathname).toBe('/');
  expect(stateOf(here).overlays.stack).toEqual([]);
});
