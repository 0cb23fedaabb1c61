import { fireEvent } from '@testing-library/react';
import { demo, requestDemo } from '../support/demo';
import { playWidth } from '../support/phone';
import { asTimePasses, leave, screen, visit, waitFor, within } from '../support/visit';

let restoreWidth = (): void => undefined;
afterEach(async () => {
  restoreWidth();
  await leave();
});

interface List {
  total: number;
  products: { name: string }[];
  filters: { brands: { id: number; name: string }[]; counts: Record<string, Record<string, number>> };
}

const request = (query: string) => requestDemo<List>(`/products?per_page=12&${query}`);
const rail = () => screen.findByRole('region', { name: 'Filters' });
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

/** Waits until exactly these products are listed. */
const expectShown = ({ products }: List) =>
  waitFor(() =>
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(products.map(({ name }) => name)),
  );

/** Responds to each list as a backend of the plain API. */
async function withoutOwnFields(query: string): Promise<void> {
  const { filters, ...list } = await request(query);
  const plain = { ...filters, several: undefined, min_ratings: undefined, counts: undefined };
  await demo.fault({ path: '/api/products', response: { message: '', data: { ...list, filters: plain } } });
}

it('adds a second brand to the first, and says beside each option what it leads to (R95)', async () => {
  const { user } = await visit('/products');
  const [one, other] = (await request('')).filters.brands;
  const choice = async (name = '') => within(await rail()).findByRole('button', { name });
  const alone = await request(`brand_id=${other?.id}`);
  expect(await choice(other?.name)).toHaveAttribute('data-count', String(alone.total));
  expect(await choice(other?.name)).toHaveAttribute('aria-description', `${alone.total} products`);
  // The second press may precede the list of the first one.
  await user.click(await choice(one?.name));
  await user.click(await choice(other?.name));
  await expectShown(await request(`brand_id=${one?.id},${other?.id}`));
  expect(parameter('brand_id')).toBe(`${one?.id},${other?.id}`);
  await user.click(screen.getByRole('button', { name: `Remove ${one?.name}` }));
  await expectShown(alone);
  window.history.back();
  await waitFor(() => expect(parameter('brand_id')).toBe(`${one?.id},${other?.id}`));
  expect(
    await within(await rail()).findByRole('button', { name: one?.name ?? '', pressed: true }),
  ).toBeVisible();
});

it('shows the picture of a category, and disables an option that would empty its list, unless it is chosen', async () => {
  const { brands, counts } = (await request('category_id=8&max_price=50')).filters;
  const empty = brands.find(({ id }) => !counts.brand_id?.[id]);
  const { user } = await visit(`/categories/8?max_price=50&brand_id=${empty?.id}`);
  const choice = async () => within(await rail()).findByRole('button', { name: empty?.name ?? '' });
  const { categories } = await requestDemo<{ categories: { id: number; thumbnail: string }[] }>(
    '/categories',
  );
  const picture = categories.find(({ id }) => id === 8)?.thumbnail;
  const pictures = () => screen.getAllByRole('presentation').map((shown) => shown.getAttribute('src'));
  await waitFor(() => expect(pictures()).toContain(picture));
  expect(await choice()).toHaveAttribute('data-count', '0');
  expect(await choice()).toBeEnabled();
  await user.click(await choice());
  await waitFor(async () => expect(await choice()).toBeDisabled());
});

it('keeps to one brand and the stars of the plain API where the server knows no more', async () => {
  const [one, other] = (await request('')).filters.brands;
  await withoutOwnFields('');
  const { user } = await visit(`/products?brand_id=${one?.id},${other?.id}&min_rating=4`);
  await waitFor(() => expect(window.location.search).toBe(`?brand_id=${one?.id}`));
  const options = within(await rail());
  expect(await options.findByRole('button', { name: 'Rated 4 – 4.9' })).toBeEnabled();
  expect(options.queryByRole('button', { name: /& up/ })).toBeNull();
  const second = options.getByRole('button', { name: other?.name ?? '' });
  expect(second).not.toHaveAttribute('data-count');
  await user.click(second);
  await waitFor(() => expect(window.location.search).toBe(`?brand_id=${other?.id}`));
});

it('shows a rating of the plain API as the lowest one that the filters offer', async () => {
  await visit('/products?rating=4');
  await waitFor(() => expect(window.location.search).toBe('?min_rating=4'));
  const chosen = await within(await rail()).findByRole('button', { name: 'Rated 4 & up' });
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
});

it('shows 24 a page from the same product on, and drops that where the server does not know it (R97)', async () => {
  const { user } = await visit('/products?page=4');
  await user.click(await screen.findByRole('link', { name: '24 per page' }));
  expect(await screen.findByText(/^Products 25 – 48 of/)).toBeVisible();
  expect(window.location.search).toBe('?page=2&per_page=24');
  const [first] = (await requestDemo<List>('/products?per_page=24&page=2')).products;
  expect(await screen.findByRole('heading', { name: first?.name ?? '' })).toBeVisible();
  await leave();
  const { filters, ...list } = await request('page=3');
  const data = { ...list, filters: { ...filters, page_sizes: undefined } };
  await demo.fault({ path: '/api/products', response: { message: '', data } });
  await visit('/products?page=2&per_page=24');
  await waitFor(() => expect(window.location.search).toBe('?page=3'));
  expect(await screen.findByText(/^Products 25 – 36 of/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '24 per page' })).toBeNull();
});

it('shows what is chosen in the sheet, each to be taken back, before it applies', async () => {
  restoreWidth = playWidth(390);
  const { user } = await visit('/products');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.queryByRole('list', { name: 'Active filters' })).toBeNull();
  await user.click(await sheet.findByRole('button', { name: 'On sale' }));
  await user.click(sheet.getByRole('button', { name: 'Rated 4 & up' }));
  await user.click(sheet.getByRole('button', { name: 'Remove On sale' }));
  expect(sheet.getByRole('button', { name: 'Remove Rated 4 & up' })).toHaveFocus();
  expect(sheet.getByRole('button', { name: 'On sale' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(sheet.getByRole('button', { name: 'Clear all' }));
  const all = await request('');
  expect(await sheet.findByRole('button', { name: `Show ${all.total} products` })).toHaveFocus();
  await user.click(sheet.getByRole('button', { name: 'Rated 4 & up' }));
  const { total } = await request('min_rating=4');
  await user.click(await sheet.findByRole('button', { name: `Show ${total} products` }));
  await waitFor(() => expect(window.location.search).toBe('?min_rating=4'));
});

it('counts the products of a price range that was typed in reverse as the list will show them', async () => {
  restoreWidth = playWidth(390);
  const { user } = await visit('/products');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.type(await sheet.findByRole('textbox', { name: 'From' }), '100{Enter}');
  await user.type(sheet.getByRole('textbox', { name: 'To' }), '50{Enter}');
  const { total } = await request('min_price=50&max_price=100');
  await user.click(await sheet.findByRole('button', { name: `Show ${total} products` }));
  await waitFor(() => expect(window.location.search).toBe('?min_price=50&max_price=100'));
});

it('shows no count in the sheet for filters whose list failed, and a way to try again', async () => {
  restoreWidth = playWidth(390);
  const { user, clock } = await visit('/products');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const all = await request('');
  expect(await sheet.findByRole('button', { name: `Show ${all.total} products` })).toBeVisible();
  await demo.fault({ path: '/api/products', status: 422 });
  await user.click(sheet.getByRole('button', { name: 'Rated 4 & up' }));
  const again = await asTimePasses(clock, 100, () => sheet.getByRole('button', { name: 'Try again' }));
  expect(sheet.getByRole('button', { name: 'Show products' })).toBeVisible();
  await demo.clearFaults();
  await user.click(again);
  const { total } = await request('min_rating=4');
  expect(await sheet.findByRole('button', { name: `Show ${total} products` })).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

describe('the price slider of the sheet', () => {
  /** Opens the sheet and moves the lower end of the price by keyboard; returns the new lowest price. */
  async function stepPrice() {
    restoreWidth = playWidth(820);
    const visitor = await visit('/products?search=lamp');
    await visitor.user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const thumb = await sheet.findByRole('slider', { name: 'Lowest price' });
    thumb.focus();
    await visitor.user.keyboard('{ArrowRight}'.repeat(5));
    return { ...visitor, sheet, price: thumb.getAttribute('aria-valuenow') };
  }

  it('keeps the rating that is pressed right after its keys', async () => {
    const { user, clock, sheet, price } = await stepPrice();
    const rating = sheet.getByRole('button', { name: 'Rated 4 & up' });
    await user.click(rating);
    await clock.advance(1_000);
    expect(rating).toHaveAttribute('aria-pressed', 'true');
    expect(sheet.getByRole('textbox', { name: 'From' })).toHaveValue(price);
  });

  it('keeps a choice that moves no focus, as one by a screen reader', async () => {
    const { clock, sheet, price } = await stepPrice();
    const rating = sheet.getByRole('button', { name: 'Rated 4 & up' });
    fireEvent.click(rating);
    await clock.advance(1_000);
    expect(rating).toHaveAttribute('aria-pressed', 'true');
    expect(sheet.getByRole('textbox', { name: 'From' })).toHaveValue(price);
  });

  it('applies its price also if the sheet is applied right after its keys', async () => {
    const { user, sheet, price } = await stepPrice();
    await user.click(sheet.getByRole('button', { name: /^Show .*products$/ }));
    await waitFor(() => expect(parameter('min_price')).toBe(price));
  });
});
