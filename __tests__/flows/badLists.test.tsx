import { demo } from '../support/demo';
import { leave, screen, visit, waitFor, within } from '../support/visit';

afterEach(leave);

const MARKUP = '<b>Bold</b><img src="x" onerror="window.hacked = 1">';
const LONG = 'Endless '.repeat(40).trim();
const address = () => window.location.pathname + window.location.search;
const headings = (level: 2 | 3) =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level }).textContent);

/** Two valid entries in a list of six. */
const products = [
  { id: 1 },
  { id: 2, name: MARKUP, price: '19.50', discount_price: '0', rating: '9', thumbnail: null, sizes: null },
  null,
  { id: 3, name: 'Less than nothing', price: '-5.00' },
  { id: '4', name: LONG, price: 1200, discount_price: '900.00', thumbnail: 'javascript:window.hacked = 2' },
  'nonsense',
];
const facets = {
  sizes: [{ id: 1 }, null],
  colors: 'none',
  brands: null,
  min_price: 'cheap',
  max_price: null,
};
const inStock = products.map((product) =>
  product && typeof product === 'object' ? { ...product, quantity: '3' } : product,
);

describe('a list with invalid and hostile items shows the valid ones, with markup as text', () => {
  it.each([
    ['/products', '/api/products', { total: '6', products: inStock, filters: facets }],
    ['/shops/3', '/api/products', { total: 6, products: inStock }],
    [
      '/flash-sale/1',
      '/api/flash-sale/1/details',
      { total_products: 6, products: inStock, flash_sale: { id: 1, name: MARKUP, start_date: 'soon' } },
    ],
  ])('%s', async (page, path, data) => {
    await demo.fault({ path, response: { message: 'Success', data } });
    await visit(page);
    await waitFor(() => expect(headings(3)).toEqual([MARKUP, LONG]));
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    expect(first?.getByText('19.50')).toBeVisible();
    expect(first?.getByText('5.0')).toBeVisible();
    expect(second?.getByText('900.00')).toBeVisible();
    expect(screen.getByRole('main').querySelector('b, [onerror], a[href^="javascript"]')).toBeNull();
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
  });

  it('/shops', async () => {
    const shops = [{ id: 7, name: MARKUP, logo: null, rating: 7.7, total_products: '-3' }, { id: 8 }, null];
    await demo.fault({ path: '/api/shops', response: { message: 'Success', data: { total: '3', shops } } });
    await visit('/shops');
    await waitFor(() => expect(headings(2)).toEqual([MARKUP]));
    expect(screen.getByRole('article')).toHaveTextContent('Rating 5.0');
    expect(screen.getByRole('article')).not.toHaveTextContent('-3');
    expect(screen.getByRole('main').querySelector('b, [onerror]')).toBeNull();
  });
});

describe('"unknown or out-of-range values are corrected with replace", around the shops too', () => {
  it.each([
    ['/shops?page=zero', '/shops'],
    ['/shops?page=9999', '/shops?page=2'],
    ['/shops/3?tab=nonsense', '/shops/3'],
    ['/shops/3?tab=reviews&page=-1', '/shops/3?tab=reviews'],
    ['/shops/3?sort_type=cheapest&min_price=-5', '/shops/3'],
    ['/flash-sale/1?category_id=all', '/flash-sale/1'],
    ['/flash-sale/1?page=x', '/flash-sale/1'],
  ])('%s', async (wrong, right) => {
    await visit(wrong);
    const entries = window.history.length;
    await waitFor(() => expect(address()).toBe(right));
    expect(window.history).toHaveLength(entries);
  });
});
