import { fireEvent } from '@testing-library/react';
import { requestDemo, demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { asTimePasses, leave, screen, untilResponses, visit, waitFor, within } from '../support/visit';

afterEach(leave);

interface List {
  total: number;
  products: { id: number; name: string; quantity: number; discount_price: number }[];
  filters: { brands: { id: number; name: string }[]; colors: { id: number; name: string }[] };
}

const request = (query: string) => requestDemo<List>(`/products?per_page=12&${query}`);
const rail = () => screen.findByRole('region', { name: 'Filters' });
const address = () => window.location.pathname + window.location.search;
const productCalls = () => globalThis.shopCalls.filter((call) => call.startsWith('/api/products'));
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** Waits until exactly these products are listed. */
const expectShown = async ({ products }: List) =>
  waitFor(() => expect(names()).toEqual(products.map(({ name }) => name)));

it('"filters from the server\'s answer": each is an entry in the history, a chip, and undone by Back', async () => {
  const { user } = await visit('/products');
  const [brand] = (await request('')).filters.brands;
  await user.click(await within(await rail()).findByRole('button', { name: brand?.name ?? '' }));
  await expectShown(await request(`brand_id=${brand?.id}`));
  expect(address()).toBe(`/products?brand_id=${brand?.id}`);
  await user.click(within(await rail()).getByRole('button', { name: 'Rated 4 & up' }));
  await expectShown(await request(`brand_id=${brand?.id}&min_rating=4`));
  const chips = screen.getByRole('list', { name: 'Active filters' });
  expect(
    within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rated 4 & up', brand?.name, 'Clear all']);
  window.history.back();
  await waitFor(() => expect(address()).toBe(`/products?brand_id=${brand?.id}`));
  await expectShown(await request(`brand_id=${brand?.id}`));
});

it('removes a filter by its chip and moves the focus on; "Clear all" removes all', async () => {
  const [brand] = (await request('')).filters.brands;
  const { user } = await visit(`/products?brand_id=${brand?.id}&min_rating=4`);
  await user.click(await screen.findByRole('button', { name: 'Remove Rated 4 & up' }));
  await waitFor(() => expect(address()).toBe(`/products?brand_id=${brand?.id}`));
  expect(screen.getByRole('button', { name: `Remove ${brand?.name}` })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/products'));
  expect(screen.getByRole('heading', { name: 'Products', level: 2 })).toHaveFocus();
});

it('offers "In stock" and "On sale" where the server knows them, and keeps both in the URL', async () => {
  const { user } = await visit('/products');
  await user.click(await within(await rail()).findByRole('button', { name: 'In stock' }));
  await user.click(await within(await rail()).findByRole('button', { name: 'On sale' }));
  await expectShown(await request('on_sale=1&in_stock=1'));
  expect(address()).toBe('/products?in_stock=1&on_sale=1');
  expect(within(await rail()).getByRole('button', { name: 'On sale', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove On sale' }));
  const inStock = await request('in_stock=1');
  await expectShown(inStock);
  expect(inStock.total).toBeLessThan((await request('')).total);
});

it('drops "In stock" from the URL of a server that does not know it', async () => {
  const { filters, ...list } = await request('');
  await demo.fault({
    path: '/api/products',
    response: { message: '', data: { ...list, filters: { ...filters, switches: undefined } } },
  });
  await visit('/products?in_stock=1');
  await waitFor(() => expect(address()).toBe('/products'));
  expect(within(await rail()).queryByRole('button', { name: 'In stock' })).toBeNull();
});

it('accepts typed prices, also in the wrong order', async () => {
  const { user } = await visit('/products');
  const from = await within(await rail()).findByRole('textbox', { name: 'From' });
  await user.type(from, '900{Enter}');
  await waitFor(() => expect(address()).toBe('/products?min_price=900'));
  await user.type(within(await rail()).getByRole('textbox', { name: 'To' }), '100{Enter}');
  await waitFor(() => expect(address()).toBe('/products?min_price=100&max_price=900'));
  await expectShown(await request('min_price=100&max_price=900'));
});

it('keeps a digit that is typed while the price before it is applied', async () => {
  await visit('/products');
  const from = await within(await rail()).findByRole('textbox', { name: 'From' });
  fireEvent.change(from, { target: { value: '10' } });
  fireEvent.keyDown(from, { key: 'Enter' });
  expect(address()).toBe('/products?min_price=10');
  fireEvent.change(from, { target: { value: '100' } });
  await waitFor(() => expect(productCalls().some((call) => call.includes('min_price=10'))).toBe(true));
  expect(from).toHaveValue('100');
  fireEvent.blur(from);
  await waitFor(() => expect(address()).toBe('/products?min_price=100'));
});

describe('"unknown or out-of-range values are corrected with replace"', () => {
  it.each([
    ['an unknown order', '/products?sort_type=cheapest', '/products'],
    ['no page', '/products?page=zero', '/products'],
    ['a negative price', '/products?min_price=-5', '/products'],
    ['a brand that is not there', '/products?brand_id=987654', '/products'],
    ['an order where the page has its own', '/best-deal?sort_type=newest', '/best-deal'],
    ['another category', '/categories/1?category_id=2', '/categories/1'],
  ])('%s', async (_what, wrong, right) => {
    await visit(wrong);
    const entries = window.history.length;
    await waitFor(() => expect(address()).toBe(right));
    expect(window.history).toHaveLength(entries);
  });

  it('corrects page 9999 to the last page', async () => {
    const { total } = await request('');
    await visit('/products?page=9999');
    await waitFor(() => expect(address()).toBe(`/products?page=${Math.ceil(total / 12)}`));
    await expectShown(await request(`page=${Math.ceil(total / 12)}`));
  });
});

it('names the search of an empty result, offers to clear the filters, and shows popular products', async () => {
  const { user } = await visit('/products?search=lamp&min_price=999999');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “lamp”' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Most Popular' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
  await expectShown(await request('search=lamp'));
  expect(address()).toBe('/products?search=lamp');
});

it('offers the right spelling of a search, beside similar products and where there are none', async () => {
  const { user } = await visit('/products?search=lether&in_stock=1');
  await user.click(await screen.findByRole('link', { name: 'Did you mean “leather”?' }));
  await expectShown(await request('search=leather&in_stock=1'));
  expect(address()).toBe('/products?search=leather&in_stock=1');
  expect(screen.queryByRole('link', { name: /^Did you mean/ })).not.toBeInTheDocument();

  const field = screen.getByRole('combobox', { name: /^Search for/ });
  await user.clear(field);
  await user.type(field, 'snekers{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “snekers”' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Did you mean “sneaker”?' }));
  await expectShown(await request('search=sneaker'));
});

it('"result count spoken" when the page is loaded, and after each change', async () => {
  const { total } = await request('');
  const { user, clock } = await visit('/products');
  const pages = Math.ceil(total / 12);
  expect(await screen.findByText(`${total} products, page 1 of ${pages}`)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText(`${total} products, page 2 of ${pages}`)).toBeInTheDocument();
  await clock.advance(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products', level: 2 })).toHaveFocus());
});

it('"next page prefetched on intent": requests it on hover, and not again when it is opened', async () => {
  const { user } = await visit('/products');
  const next = await screen.findByRole('link', { name: 'Next page' });
  await user.hover(next);
  await waitFor(() =>
    expect(globalThis.shopReplies.filter((call) => /\/products\?.*page=2/.test(call))).toHaveLength(1),
  );
  await user.click(next);
  await expectShown(await request('page=2'));
  expect(productCalls().filter((call) => /page=2/.test(call))).toHaveLength(1);
});

it('shows a list on Back without a request', async () => {
  const { user } = await visit('/products');
  const list = await request('');
  await expectShown(list);
  const [first] = screen.getAllByRole('article');
  await user.click(within(first as HTMLElement).getByRole('link'));
  await waitFor(() => expect(window.location.pathname).toMatch(/details$/));
  const before = productCalls().length;
  window.history.back();
  await expectShown(list);
  expect(productCalls()).toHaveLength(before);
});

it('assigns a late response to the list that requested it', async () => {
  const [one, other] = (await request('')).filters.brands;
  const visitor = await visit('/products');
  const lateChip = await within(await rail()).findByRole('button', { name: one?.name ?? '' });
  const release = holdResponses('/api/products', 1);
  await visitor.user.click(lateChip);
  await waitFor(() => expect(release.handled()).toBe(1));
  await visitor.user.click(within(await rail()).getByRole('button', { name: other?.name ?? '' }));
  const requested = await request(`brand_id=${one?.id},${other?.id}`);
  await expectShown(requested);
  release();
  await untilResponses(visitor);
  await expectShown(requested);
});

it('shows an error when a list fails, and refetches it by "Try again"', async () => {
  await demo.fault({ path: '/api/products', status: 500 });
  const { user, clock } = await visit('/products');
  // Reads are retried twice before an error is shown.
  await asTimePasses(clock, 3000, () => {
    expect(screen.getByText('Try again')).toBeVisible();
  });
  await demo.reset();
  await user.click(screen.getByText('Try again'));
  await expectShown(await request(''));
});

it('shows every category with its subcategories on "/categories"', async () => {
  const { categories } = await requestDemo<{
    categories: { name: string; sub_categories: { name: string }[] }[];
  }>('/categories?per_page=100');
  await visit('/categories');
  for (const { name, sub_categories: subCategories } of categories) {
    expect(await screen.findByRole('heading', { name, level: 2 })).toBeVisible();
    const list = within(screen.getByRole('list', { name }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      subCategories.slice(0, 8).map((subCategory) => subCategory.name),
    );
  }
});

it('does not call a list best deals that a server without `on_sale` sent', async () => {
  const response = { message: '', data: await request('sort_type=top_selling') };
  expect(response.data.products.some((product) => !product.discount_price)).toBe(true);
  await demo.fault({ path: '/api/products', response });
  await visit('/best-deal');
  expect(await screen.findByRole('heading', { level: 1, name: 'Top selling' })).toBeVisible();
});

it('lists reduced products alone as best deals, and sold-out ones after all others', async () => {
  const sent = await request('sort_type=top_selling&on_sale=1');
  expect(sent.total).toBeGreaterThan(12);
  expect(sent.total).toBeLessThan((await request('')).total);
  await visit('/best-deal');
  await expectShown(sent);
  for (const card of screen.getAllByRole('article')) expect(card.textContent).toMatch(/−\d+%/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Deal');

  const last = await request(`page=${Math.ceil((await request('')).total / 12)}`);
  expect(last.products.at(-1)?.quantity).toBe(0);
  expect((await request('')).products.map(({ quantity }) => quantity)).not.toContain(0);
});
