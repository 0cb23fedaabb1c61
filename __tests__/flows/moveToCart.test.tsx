import { fireEvent } from '@testing-library/react';
import type { ProductId } from '@/domain/ids';
import { addToCartPressed } from '@/features/cart/cart.slice';
import { requestDemo, demo } from '../support/demo';
import { responsesOf } from '../support/entry';
import {
  goTo,
  leave,
  screen,
  SHOPPER,
  untilResponses,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

interface Listed {
  id: ProductId;
  name: string;
  sizes: unknown[];
}

/** Opens the wishlist, which has a product without sizes and colors to choose from. */
async function likedWithoutChoices() {
  const { products } = await requestDemo<{ products: (Listed & { colors: unknown[] })[] }>(
    '/products?per_page=40',
  );
  const { id, name } = products.find(({ sizes, colors }) => sizes.length <= 1 && colors.length <= 1)!;
  await demo.like(id, await demo.logIn(SHOPPER));
  return { shopper: await visitSignedIn('/wishlist'), name };
}

it('keeps a favorite whose chooser was left by another page, though the product is added later', async () => {
  const { products } = await requestDemo<{ products: Listed[] }>('/products?per_page=40');
  const { id: productId, name } = products.find(({ sizes }) => sizes.length > 1)!;
  await demo.like(productId, await demo.logIn(SHOPPER));
  const shopper = await visitSignedIn('/wishlist');
  await shopper.user.click(await screen.findByRole('button', { name: `Move to cart: ${name}` }));
  await screen.findByRole('dialog', { name });
  const { dispatch } = shopper.shop.store;
  goTo(shopper, '/news');
  await screen.findByRole('heading', { level: 1, name: 'News' });

  const addition = { productId, name, quantity: 1, size: null, color: null, unit: null, thumbnail: null };
  dispatch(addToCartPressed(addition));
  await waitFor(() => expect(responsesOf('/cart/store')).toBe(1));
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  goTo(shopper, '/wishlist');
  const list = within(await screen.findByRole('main'));
  expect(await list.findByRole('link', { name })).toBeVisible();
  expect(responsesOf('/favorite-add-or-remove')).toBe(0);
});

it('moves one piece into the cart by a double press', async () => {
  const { shopper, name } = await likedWithoutChoices();
  const move = await screen.findByRole('button', { name: `Move to cart: ${name}` });
  fireEvent.click(move);
  fireEvent.click(move);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
  await untilResponses(shopper);
  expect(responsesOf('/cart/store')).toBe(1);
});

it('removes the favorite also when "Try again" adds the product', async () => {
  const { shopper, name } = await likedWithoutChoices();
  await demo.fault({ path: '/api/cart/store', body: 'drop', times: 1 });
  await shopper.user.click(await screen.findByRole('button', { name: `Move to cart: ${name}` }));
  await shopper.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  await waitFor(() => expect(responsesOf('/favorite-add-or-remove')).toBe(1));
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});
