import { untilUnreadRefetched } from '../support/chatting';
import { requestDemo, demo } from '../support/demo';
import { leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

interface Listed {
  id: number;
  name: string;
}

interface Section {
  address: string;
  products: Listed[];
  /** Button that loads the products. */
  button?: string;
}

const FOR_YOU = 'Just for you';

const productsForYou = async (page: number) => {
  const path = `/home?page=${page}&per_page=12`;
  return (await requestDemo<{ just_for_you: { products: Listed[] } }>(path)).just_for_you.products;
};

async function articleWithProducts(): Promise<Section> {
  const { blogs } = await requestDemo<{ blogs: { slug: string }[] }>('/blogs?per_page=12');
  for (const { slug } of blogs) {
    const path = `/blog/${slug}/details`;
    const { related_products: products } = await requestDemo<{ related_products: Listed[] }>(path);
    if (products.length > 0) return { address: `/blog/${slug}`, products };
  }
  throw new Error('No article mentions a product');
}

const sections: Record<string, (token: string) => Promise<Section>> = {
  'the wishlist': async (token) => ({
    address: '/wishlist',
    ...(await requestDemo<{ products: Listed[] }>('/favorite-products', token)),
  }),
  'the list of home': async () => ({ address: '/', products: await productsForYou(1) }),
  'the list after "Load more"': async () => ({
    address: '/',
    products: await productsForYou(2),
    button: 'Load more',
  }),
  'an article': articleWithProducts,
};

it.each(Object.entries(sections))('shows in %s at once that a product is back in stock', async (_, read) => {
  const now = Date.now();
  // The next minute's lists have a product without stock on the last page.
  await demo.stopClock(now);
  const token = await demo.logIn(SHOPPER);
  const { address, products, button } = await read(token);
  const [product] = products;
  if (!product) throw new Error('The demo has no products there');
  await demo.setStock(product.id, 0);
  await demo.setStockAlert(product.id, token);
  const visitor = await visitSignedIn(address);
  await untilUnreadRefetched(visitor);
  const shown = within(
    address === '/' ? await screen.findByRole('region', { name: FOR_YOU }) : screen.getByRole('main'),
  );
  if (button) await visitor.user.click(shown.getByRole('button', { name: button }));
  const link = await shown.findByRole('link', { name: product.name });
  const card = within(link.closest('article') as HTMLElement);
  expect(card.getAllByText('Stock Out')).not.toEqual([]);
  await demo.setStock(product.id, 9);
  // The demo's jobs run.
  await demo.stopClock(now + 1000);
  const notice = await screen.findByText(`${product.name} is back in stock.`, { selector: 'p' });
  expect(notice).toBeVisible();
  await waitFor(() => expect(card.queryByText('Stock Out')).not.toBeInTheDocument());
});

it('shows it in a tab, too, whose cart another tab has read first', async () => {
  const token = await demo.logIn(SHOPPER);
  const [product] = await productsForYou(1);
  await demo.setStock(product!.id, 0);
  await demo.setStockAlert(product!.id, token);
  const visitor = await visitSignedIn(`/products/${product!.id}/details`);
  await untilUnreadRefetched(visitor);
  const offers = () => screen.queryAllByRole('button', { name: 'Tell me when it is back', pressed: true });
  await waitFor(() => expect(offers()).not.toEqual([]));
  // The response to the other tab had the product.
  await demo.fault({ path: '/api/carts', response: { data: { total: 0, cart_items: [] } } });
  await demo.setStock(product!.id, 9);
  await demo.clock(1000);
  await waitFor(() => expect(offers()).toEqual([]));
});

it('counts a press whose response was lost', async () => {
  const [product] = await productsForYou(1);
  await demo.setStock(product!.id, 0);
  const { user } = await visitSignedIn(`/products/${product!.id}/details`);
  const [button] = await screen.findAllByRole('button', { name: 'Tell me when it is back' });
  await demo.fault({ path: '/api/stock-alert', body: 'cut', times: 1 });
  await user.click(button!);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});
