import { demo } from '../support/demo';
import { leave, screen, SHOPPER, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

const SELLER = { ...SHOPPER, phone: 'shop@marsa.example' };
const rolesLoaded = () => waitFor(() => expect(globalThis.shopReplies).toContain('/api/user/roles'));
const link = () => screen.queryByRole('link', { name: 'Seller Dashboard' });

it('"Seller Dashboard (only for users with the shop role; opens a shop login page with the user id encoded …)"', async () => {
  const seller = await visitSignedIn('/order-history', SELLER);
  const found = await screen.findByRole('link', { name: 'Seller Dashboard' });
  const { user } = seller.shop.store.getState().session;
  expect(found).toHaveAttribute('href', `/shop/login?token=${btoa(String(user?.id)).replace(/=+$/, '')}`);
  expect(found).toHaveAttribute('target', '_blank');
  expect(found).toHaveAttribute('rel', 'noopener noreferrer');
});

it('hides "Seller Dashboard" from customers', async () => {
  await visitSignedIn('/order-history');
  await rolesLoaded();
  await screen.findByRole('link', { name: 'Order History' });
  expect(link()).not.toBeInTheDocument();
});

it('loads the roles with the session, on any page', async () => {
  await visitSignedIn('/news', SELLER);
  await rolesLoaded();
});

it.each([403, 404, 422])('"failure sets roles to empty": %i', async (status) => {
  const seller = await visitSignedIn('/order-history', SELLER);
  await screen.findByRole('link', { name: 'Seller Dashboard' });
  await demo.fault({ path: '/api/user/roles', status });
  globalThis.shopReplies = [];
  const again = await seller.reload();
  await rolesLoaded();
  await waitFor(() => expect(link()).not.toBeInTheDocument());
  expect(again.shop.store.getState().session.user).not.toBeNull();
  expect(again.shop.store.getState().notices.shown).toEqual([]);
});

it('has no roles after a page instead of a response', async () => {
  await demo.fault({ path: '/api/user/roles', body: 'html' });
  await visitSignedIn('/order-history', SELLER);
  await rolesLoaded();
  await screen.findByRole('link', { name: 'Order History' });
  expect(link()).not.toBeInTheDocument();
});
