import { fillCart } from './filledCart';
import { selectFirstShop } from './shopper';
import { screen, visitSignedIn } from './visit';

/**
 * Opens the checkout with one product of each of `shops` shops, the first selected, and cash on delivery;
 * `query` is that of the URL.
 */
export async function readyToPlace(shops: number, query = '') {
  const server = await fillCart(shops);
  const before = await server.orders();
  const visitor = await visitSignedIn(`/checkout${query}`);
  const { user } = visitor;
  await selectFirstShop(visitor);
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  // Waits for the server's amounts, which replace the cart's sum.
  await screen.findByText('Delivery charge');
  const button = () => screen.findByRole('button', { name: 'Place Order' });
  return {
    ...visitor,
    server,
    button,
    press: async () => user.click(await button()),
    placed: async () => (await server.orders()) - before,
  };
}

export const orderPlacedDialog = () => screen.findByRole('dialog', { name: 'Your order has been placed' });
