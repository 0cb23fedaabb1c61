import { screen, waitFor, within } from '@testing-library/react';
import type { Visit } from './visit';

/** Actions of shoppers. */

/** Presses "Add to Cart" on the open product page. */
export async function addToCart({ user }: Visit): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'Add to Cart' });
  if (!button) throw new Error('The page has no product to add');
  await user.click(button);
}

/** Waits for the open cart with its content, which follows the paint of the drawer; returns the drawer. */
export async function cartDrawer(): Promise<HTMLElement> {
  const drawer = await screen.findByRole('dialog', { name: /My Cart/ });
  await waitFor(() => expect(drawer).not.toHaveAttribute('aria-busy'));
  return drawer;
}

/** Opens the cart by the toast's button; returns the drawer. */
export async function viewInCart({ user }: Visit): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'View In Cart' }));
  return cartDrawer();
}

/** Selects the first shop in the cart, and closes the cart again. */
export async function selectFirstShop(visitor: Visit): Promise<void> {
  const drawer = await viewInCart(visitor);
  const [first] = await within(drawer).findAllByRole('checkbox');
  if (!first) throw new Error('The cart has no shop');
  await visitor.user.click(first);
  await visitor.user.click(within(drawer).getByRole('button', { name: 'Close' }));
}
