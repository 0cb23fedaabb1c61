import { requestDemo, demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { untilResponses, leave, screen, visit, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

const titleIs = (title: string) => waitFor(() => expect(document.title).toBe(`${title} | Marsa`));

/** URLs whose id does not exist: "the route title plus the app name" (specification §1). */
it.each([
  ['/products/abc/details', 'Product', 'Page not found'],
  ['/products/999999/details', 'Product', 'Page not found'],
  ['/shops/abc', 'Shop', 'Page not found'],
  ['/shops/999999', 'Shop', 'Page not found'],
  ['/shops/999999/categories/1', 'Shop', 'Page not found'],
  ['/shops/2/categories/99999', 'Shop', 'Page not found'],
  ['/categories/99999', 'Category', 'Page not found'],
  ['/categories/99999?subcategory=1', 'Category', 'Page not found'],
  ['/categories/none?min_price=5', 'Category', 'Page not found'],
  ['/flash-sale/abc', 'Flash sale', 'Page not found'],
  ['/flash-sale/99999', 'Flash sale', 'Page not found'],
  ['/blog/none', 'News', 'Page not found'],
  ['/page/none', 'Policy', 'Page not found'],
  ['/order-history/abc', 'Order Details', 'Order not found'],
  ['/order-history/999999', 'Order Details', 'Order not found'],
  ['/support-ticket/none', 'Support Ticket', 'Ticket not found'],
])('%s is titled "%s" and says "%s"', async (address, title, heading) => {
  await visitSignedIn(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await titleIs(title);
});

it.each([
  '/categories/1?subcategory=99999',
  '/categories/1?subcategory=abc',
  '/shops/2/categories/1?subcategory=99999',
])('%s shows the whole category: it has no such subcategory', async (address) => {
  await visit(`${address}&sort_type=popular_product`);
  await waitFor(() => expect(window.location.search).toBe('?sort_type=popular_product'));
  const [card] = await screen.findAllByRole('article');
  expect(card).toBeVisible();
});

describe('a category that the list of categories does not have', () => {
  it('is shown when the shop sells something in it', async () => {
    const { categories } = await requestDemo<{ categories: { id: number; name: string }[] }>('/categories');
    const [hidden, ...others] = categories;
    await demo.fault({
      path: '/api/categories',
      status: 200,
      response: { data: { total: 1, categories: others } },
    });
    await visit(`/categories/${hidden?.id}`);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible();
    await titleIs('Category');
  });

  it('is not "not found" while the list of categories fails', async () => {
    await demo.fault({ path: '/api/categories', status: 403 });
    const visitor = await visit('/categories/99999');
    expect(await screen.findByText('There are no products here yet.')).toBeVisible();
    await untilResponses(visitor);
    expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
  });

  it('is "not found" when the request for its products gets a 404', async () => {
    await demo.fault({ path: '/api/products', status: 404 });
    await visit('/categories/99999');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

it('shows a known category without products as empty', async () => {
  const response = { data: { total: 1, categories: [{ id: 77, name: 'Hats', sub_categories: [] }] } };
  await demo.fault({ path: '/api/categories', status: 200, response });
  await visit('/categories/77');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hats' })).toBeVisible();
  expect(await screen.findByText('There are no products here yet.')).toBeVisible();
});

it.each([
  ['/products/1/details', '/api/product-details', 'Product'],
  ['/shops/3', '/api/shops/3', 'Shop'],
  ['/categories/1', '/api/categories', 'Category'],
  ['/flash-sale/1', '/api/flash-sale/1', 'Flash sale'],
  ['/blog/the-third-kiln', '/api/blog', 'Article'],
])('has a heading while %s loads, and its name then', async (path, call, name) => {
  const release = holdResponses(call);
  await visit(path);
  const heading = await screen.findByRole('heading', { level: 1, name });
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
  release();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(name));
});
