import { api } from '@/api';
import { requestDemo, demo } from '../support/demo';
import { recordBodies } from '../support/sentBodies';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { goTo, leave, screen, untilResponses, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

interface Card {
  id: number;
  name: string;
  quantity: number;
  sizes: { id: number }[];
  colors: { id: number }[];
}

const cards = async () => (await requestDemo<{ products: Card[] }>('/products?per_page=12')).products;
const cardOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const card = link.closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return card;
};

it('toggles a favorite at once, before the response', async () => {
  const [product] = await cards();
  const { user } = await visitSignedIn('/products');
  const favorite = within(await cardOf(product?.name ?? '')).getByRole('button', { name: /to wishlist$/ });
  holdResponses('/api/favorite-add-or-remove');
  const was = favorite.getAttribute('aria-pressed') === 'true';
  await user.click(favorite);
  expect(favorite).toHaveAttribute('aria-pressed', String(!was));
});

it('"Add to Cart" opens the chooser for products with options, with the first ones preset', async () => {
  const product = (await cards()).find(({ sizes, colors }) => sizes.length > 1 || colors.length > 1);
  const { user } = await visit('/products');
  const card = await cardOf(product?.name ?? '');
  await user.click(within(card).getByRole('button', { name: /^Add to Cart: / }));
  const chooser = await screen.findByRole('dialog', { name: product?.name ?? '' });
  const [first] = within(chooser).getAllByRole('radio');
  expect(first).toBeChecked();
  expect(within(chooser).getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

it('shows that a product is out of stock', async () => {
  // The next minute's list has it on the last page.
  await demo.stopClock(Date.now());
  const [product] = await cards();
  await demo.setStock(product?.id ?? 0, 0);
  await visit('/products');
  const card = await cardOf(product?.name ?? '');
  await waitFor(() => expect(within(card).getAllByText('Stock Out')[0]).toBeVisible());
  expect(within(card).queryByRole('button', { name: /^Add to Cart: / })).not.toBeInTheDocument();
});

describe('the chooser', () => {
  interface List {
    products: Card[];
  }

  /** The next list has this stock and these surcharges of a product with sizes, which is returned. */
  async function withOffer(quantity: number, surcharge: number): Promise<Card> {
    const list = await requestDemo<List>('/products?per_page=12');
    const product = list.products.find(({ sizes }) => sizes.length > 1);
    if (!product) throw new Error('No product has sizes');
    const sizes = product.sizes.map((size) => ({ ...size, price: surcharge }));
    const changed = { ...product, price: 100, discount_price: 0, colors: [], sizes, quantity };
    const products = list.products.map((other) => (other.id === product.id ? changed : other));
    const response = { message: '', data: { ...list, products } };
    await demo.fault({ path: '/api/products', response, times: 1 });
    return product;
  }

  async function openChooser({ user }: Pick<Visit, 'user'>, name: string) {
    await user.click(within(await cardOf(name)).getByRole('button', { name: /^Add to Cart: / }));
    return within(await screen.findByRole('dialog', { name }));
  }

  it('follows price and stock while it is open, and keeps what was chosen', async () => {
    const { name } = await withOffer(5, 10);
    const shopper = await visitSignedIn('/products');
    const chooser = await openChooser(shopper, name);
    const last = chooser.getAllByRole('radio').at(-1)!;
    await shopper.user.click(last);
    const more = chooser.getByRole('button', { name: 'Increase quantity' });
    for (let press = 0; press < 3; press += 1) await shopper.user.click(more);
    expect(chooser.getByText('4')).toBeVisible();
    expect(chooser.getByText('110.00')).toBeVisible();

    await withOffer(2, 25);
    shopper.shop.store.dispatch(api.util.invalidateTags(['Stock']));
    expect(await chooser.findByText('125.00')).toBeVisible();
    expect(last).toBeChecked();
    expect(chooser.getByText('2')).toBeVisible();
    const { bodies } = recordBodies('/api/cart/store');
    await shopper.user.click(chooser.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(bodies).toMatchObject([{ quantity: 2 }]));
  });

  it('has nothing to count once the product is sold out', async () => {
    const { name } = await withOffer(5, 10);
    const shopper = await visit('/products');
    const chooser = await openChooser(shopper, name);
    await withOffer(0, 10);
    shopper.shop.store.dispatch(api.util.invalidateTags(['Stock']));
    expect(await chooser.findByRole('button', { name: 'Stock Out' })).toBeDisabled();
    expect(chooser.queryByRole('button', { name: 'Increase quantity' })).not.toBeInTheDocument();
  });

  it('shows the price of the pressed card, not of a list that was read before', async () => {
    const { name } = await withOffer(5, 10);
    const shopper = await visit('/products');
    await cardOf(name);
    await withOffer(5, 25);
    goTo(shopper, '/most-popular');
    await screen.findByRole('heading', { level: 1, name: 'Most Popular' });
    await untilResponses(shopper);
    const chooser = await openChooser(shopper, name);
    expect(chooser.getByText('125.00')).toBeVisible();
  });
});
