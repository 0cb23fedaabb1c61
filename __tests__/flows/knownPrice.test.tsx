import { requestDemo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { goTo, leave, screen, visit } from '../support/visit';

afterEach(leave);

interface Details {
  product: { name: string; sizes: { id: number; price: number }[]; colors: { id: number; price: number }[] };
}

const priceText = () => document.querySelector('main [aria-live="polite"]')?.textContent;

it('shows the price of the variant in the URL before the details of a known product are loaded', async () => {
  const { product } = await requestDemo<Details>('/product-details?product_id=1');
  const [name, choice] = (['sizes', 'colors'] as const)
    .flatMap((kind) => product[kind].map((one) => [kind.slice(0, -1), one] as const))
    .find(([, { price }]) => price > 0) ?? [''];
  if (!choice) throw new Error('No variant has a surcharge');
  const visitor = await visit(`/products?search=${encodeURIComponent(product.name)}`);
  await screen.findByRole('link', { name: product.name });
  const release = holdResponses('/api/product-details');
  goTo(visitor, `/products/1/details?${name}=${choice.id}`);
  await screen.findByRole('heading', { level: 1, name: product.name });
  const shown = priceText();
  release();
  await screen.findAllByRole('button', { name: 'Buy Now' });
  expect(shown).toBe(priceText());
});
