import { requestDemo, demo } from '../support/demo';
import { leave, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

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
  await demo.fault({ path: '/api/favorite-add-or-remove', delayMs: 2000 });
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
  const [product] = await cards();
  await demo.setStock(product?.id ?? 0, 0);
  await visit('/products');
  const card = await cardOf(product?.name ?? '');
  await waitFor(() => expect(within(card).getAllByText('Stock Out')[0]).toBeVisible());
  expect(within(card).queryByRole('button', { name: /^Add to Cart: / })).not.toBeInTheDocument();
});
