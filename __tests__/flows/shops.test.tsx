import { requestDemo, demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { leave, screen, untilResponses, visit, waitFor, within } from '../support/visit';

afterEach(leave);

interface ShopResponse {
  shop: { id: number; name: string; total_reviews: string; short_description: string };
}
interface ProductList {
  total: number;
  products: { name: string }[];
}

const address = () => window.location.pathname + window.location.search;
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const expectShown = async ({ products }: ProductList) =>
  waitFor(() => expect(names()).toEqual(products.map(({ name }) => name)));
const itemsOf = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as { '@type': string; name?: string },
  );

it('leads from the list of shops to one with its products, categories, reviews and text', async () => {
  const { shop: requested } = await requestDemo<ShopResponse>('/shops/3');
  const { user } = await visit('/shops');
  const box = await screen.findByRole('textbox', { name: 'Search for shops' });
  await user.type(box, `${requested.name.slice(0, 5)}{Enter}`);
  await waitFor(() => expect(address()).toBe(`/shops?search=${requested.name.slice(0, 5)}`));
  expect(await screen.findAllByText('1 shop')).not.toHaveLength(0);

  const release = holdResponses(`/api/shops/${requested.id}`);
  await user.click(screen.getByRole('link', { name: requested.name }));
  // The list has its name.
  expect(await screen.findByRole('heading', { level: 1, name: requested.name })).toBeVisible();
  release();
  expect(await screen.findByText('On holiday')).toBeVisible();
  await expectShown(await requestDemo<ProductList>('/products?shop_id=3&per_page=12'));
  expect(document.title).toMatch(new RegExp(`^${requested.name} \\| `));
  expect(itemsOf()).toEqual([
    expect.objectContaining({ '@type': 'Store', name: requested.name }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/shops\/3$/);
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    requested.short_description,
  );

  await user.click(screen.getByRole('tab', { name: 'About' }));
  expect(address()).toBe('/shops/3?tab=about');
  expect(await within(screen.getByRole('tabpanel')).findByText(requested.short_description)).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  const panel = within(screen.getByRole('tabpanel'));
  // "Page sizes: … 5 shop reviews" (R10).
  await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThan(5));
  await user.click(panel.getByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/shops/3?tab=reviews&page=2');

  await user.click(screen.getByRole('tab', { name: 'Categories' }));
  expect(address()).toBe('/shops/3?tab=categories');
  const { categories } = await requestDemo<{ categories: { id: number; name: string }[] }>(
    '/shop-categories?shop_id=3',
  );
  const [first] = categories;
  const heading = await screen.findByRole('heading', { name: first?.name ?? '', level: 2 });
  await user.click(heading.closest('a') as HTMLElement);
  expect(address()).toBe(`/shops/3/categories/${first?.id}`);
  await expectShown(
    await requestDemo<ProductList>(`/products?shop_id=3&category_id=${first?.id}&per_page=12`),
  );
});

it.each(['/shops/2', '/shops/2/categories/1'])(
  'shows no title of the previous page on %s, also when it fails, but the name that the list has',
  async (path) => {
    const { user } = await visit('/shops');
    await waitFor(() => expect(document.title).toBe('Shops | Marsa'));
    await demo.fault({ path: '/api/shops/2', status: 400, times: 1 });
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(document.title).toBe('Shop | Marsa');
    const { shop } = await requestDemo<ShopResponse>('/shops/2');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByText(shop.name)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    await user.click(again);
    await waitFor(() => expect(document.title).toContain(shop.name));
  },
);

it('shows "not found" for an unknown shop, and retries one that failed', async () => {
  const { user } = await visit('/shops/987654');
  expect(await screen.findByText('Page not found')).toBeVisible();
  await demo.fault({ path: '/api/shops/2', status: 400, times: 1 });
  window.history.pushState(null, '', '/shops/2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const { shop } = await requestDemo<ShopResponse>('/shops/2');
  expect(await screen.findByRole('heading', { level: 1, name: shop.name })).toBeVisible();
});

it('"multi-vendor only": else these paths go to / and no link leads there', async () => {
  await demo.settings({ multi_vendor: false });
  await visit('/shops/3/categories/1');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('heading', { name: 'Most Popular' })).toBeVisible();
  expect([...document.querySelectorAll('a')].filter((link) => link.pathname.startsWith('/shops'))).toEqual(
    [],
  );
});

interface Sale {
  id: number;
  name: string;
  start_date: string;
  end_date: string;
}

it("shows a flash sale before, during and after it by the server's clock", async () => {
  const { incoming_flash_sale: sale } = await requestDemo<{ incoming_flash_sale: Sale }>('/flash-sales');
  const now = Date.now();
  await demo.stopClock(now);
  const shopper = await visit(`/flash-sale/${sale.id}?page=9999`);
  const { user, clock } = shopper;
  expect(await screen.findByRole('heading', { level: 1, name: sale.name })).toBeVisible();
  expect(screen.getByText('Starts in')).toBeVisible();
  const day = (moment: string) =>
    new Date(`${moment.replace(' ', 'T')}Z`).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    `${sale.name}: lower prices for a short time, from ${day(sale.start_date)} to ${day(sale.end_date)}.`,
  );
  await waitFor(() => expect(address()).not.toMatch(/9999/));
  // The last page has arrived, so the fault meets the next request.
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);

  const { categories } = await requestDemo<{ categories: { id: number; name: string }[] }>('/categories');
  const category = categories[1];
  await demo.fault({ path: `/api/flash-sale/${sale.id}/details`, status: 422, times: 1 });
  await user.click(
    within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', {
      name: category?.name ?? '',
    }),
  );
  expect(address()).toBe(`/flash-sale/${sale.id}?category_id=${category?.id}`);
  // Its products alone are missing.
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await untilResponses(shopper);

  const startsIn = Date.parse(`${sale.start_date.replace(' ', 'T')}Z`) - now;
  const requestsOf = () => globalThis.shopCalls.filter((call) => call.includes('/flash-sale/')).length;
  const before = requestsOf();
  await demo.stopClock(now + startsIn + 5000);
  // Hours in a hidden tab, then the last seconds.
  await clock.sleep(startsIn - 5000);
  await clock.advance(10_000);
  expect(await screen.findByText('Ends in')).toBeVisible();
  await waitFor(() => expect(requestsOf()).toBeGreaterThan(before));
});

it('says nothing of loading once the list of shops has failed', async () => {
  await demo.fault({ path: '/api/shops', status: 400, times: 1 });
  await visit('/shops');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('keeps the subcategory of a shop after a page of the same category of another shop', async () => {
  const category = { id: 1, name: 'Electronics', thumbnail: null };
  const sub = { id: 2, name: 'Speakers', thumbnail: null };
  const respond = (sub_categories: object[]) =>
    demo.fault({
      path: '/api/shop-categories',
      response: { message: 'Success', data: { total: 1, categories: [{ ...category, sub_categories }] } },
    });
  await respond([]);
  await visit('/shops/2/categories/1');
  await screen.findByRole('heading', { level: 1, name: 'Electronics' });
  await demo.clearFaults();
  await respond([sub]);
  window.history.pushState(null, '', '/shops/3/categories/1?subcategory=2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Speakers' })).toBeVisible();
  expect(address()).toBe('/shops/3/categories/1?subcategory=2');
});
