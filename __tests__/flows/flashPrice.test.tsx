import { cartApi } from '@/api';
import { requestDemo, demo } from '../support/demo';
import {
  asTimePasses,
  leave,
  screen,
  SHOPPER,
  untilResponses,
  visit,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

interface Sales {
  running_flash_sale: { end_date: string; products: { id: number; price: number; discount_price: number }[] };
}

const SECONDS_LEFT = 30;

const timeOf = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);
const textOf = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** Stops the demo's clock 30 s before the end of a sale; returns the sale and what ends it. */
async function saleAboutToEnd() {
  const { running_flash_sale: sale } = await requestDemo<Sales>('/flash-sales');
  const endsAt = timeOf(sale.end_date);
  await demo.stopClock(endsAt - SECONDS_LEFT * 1000);
  return { sale, end: () => demo.stopClock(endsAt + 60_000) };
}

const callsOf = (path: string) => globalThis.shopCalls.filter((call) => call.startsWith(path)).length;

it('refetches the cart, and lists that were open before, when a sale ends on the home page', async () => {
  const { sale, end } = await saleAboutToEnd();
  const [product] = sale.products;
  if (!product) throw new Error('Nothing is in the sale');
  await demo.addToCart(product.id, await demo.logIn(SHOPPER));
  const visitor = await visitSignedIn('/most-popular');
  const { clock, shop, user } = visitor;
  await screen.findByRole('heading', { level: 1, name: 'Most Popular' });
  await untilResponses(visitor);
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }));
  const priceInCart = () => {
    const cart = cartApi.endpoints.getCart.select({ isBuyNow: false })(shop.store.getState()).data;
    return cart?.shops.flatMap(({ lines }) => lines).find(({ productId }) => productId === product.id);
  };
  await waitFor(() => expect(priceInCart()?.discountPrice).toBe(product.discount_price));
  await screen.findByRole('region', { name: 'Autumn flash sale' });
  await untilResponses(visitor);
  const [homes, lists, seen] = ['/api/home', '/api/products', '/api/recently-views'].map(callsOf);

  await end();
  await asTimePasses(clock, 1000, () => expect(callsOf('/api/home')).toBe((homes ?? 0) + 1));
  await waitFor(() => expect(callsOf('/api/recently-views')).toBe((seen ?? 0) + 1));
  await waitFor(() => expect(priceInCart()?.discountPrice).not.toBe(product.discount_price));
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Most Popular' });
  await waitFor(() => expect(callsOf('/api/products')).toBe((lists ?? 0) + 1));
});

it('refetches a list once when the sale of the bar above it ends', async () => {
  const { end } = await saleAboutToEnd();
  const visitor = await visit('/');
  const { clock, user } = visitor;
  const banner = () => within(screen.getByRole('banner'));
  await user.click(await banner().findByRole('link', { name: 'Products' }));
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  await waitFor(() => expect(banner().getByRole('timer')).toHaveTextContent(/^00:00:[0-3]\d$/));
  await untilResponses(visitor);
  const lists = callsOf('/api/products');

  await end();
  await asTimePasses(clock, 1000, () => expect(callsOf('/api/products')).toBe(lists + 1));
  expect(banner().queryByRole('timer')).not.toBeInTheDocument();
  await clock.advance(5000);
  await untilResponses(visitor);
  expect(callsOf('/api/products')).toBe(lists + 1);
});

it('refetches a list when the sale ends that the bar links without a countdown', async () => {
  const { sale, end } = await saleAboutToEnd();
  const visitor = await visit('/products');
  const { clock } = visitor;
  const link = await screen.findByRole('link', { name: 'Autumn flash sale' });
  expect(sale.products).not.toHaveLength(0);
  await untilResponses(visitor);
  const lists = callsOf('/api/products');
  await end();
  await asTimePasses(clock, 1000, () => expect(callsOf('/api/products')).toBe(lists + 1));
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

it('counts the flash price down by the server’s clock, and refetches when it ends', async () => {
  // Only the server's clock counts; the shopper's is far off.
  const { sale, end } = await saleAboutToEnd();
  const [product] = sale.products;
  if (!product) throw new Error('Nothing is in the sale');
  const { clock } = await visit(`/products/${product.id}/details`);
  expect(await screen.findByText('Flash sale price ends in')).toBeVisible();
  const timer = screen.getAllByRole('timer').at(-1);
  await waitFor(() => expect(timer).toHaveTextContent(/^00:00:[0-3]\d$/));
  const before = timer?.textContent;
  await clock.advance(1000);
  await waitFor(() => expect(timer?.textContent).not.toBe(before));

  const requestsOf = () => callsOf('/api/product-details');
  expect(requestsOf()).toBe(1);
  await end();
  await clock.advance((SECONDS_LEFT + 3) * 1000);
  await waitFor(() => expect(screen.queryByText('Flash sale price ends in')).not.toBeInTheDocument());
  await waitFor(() => expect(requestsOf()).toBe(2));
});

it('counts down to the end of the sale, not of a price, where the price is not reduced', async () => {
  const { running_flash_sale: sale } = await requestDemo<Sales>('/flash-sales');
  const { id } = sale.products[0]!;
  const { product, ...rest } = await requestDemo<{ product: object }>(`/product-details?product_id=${id}`);
  const response = { message: '', data: { ...rest, product: { ...product, discount_price: '0.00' } } };
  await demo.fault({ path: '/api/product-details', response });
  await visit(`/products/${id}/details`);
  expect(await screen.findByText('Flash sale ends in')).toBeVisible();
  expect(screen.queryByText('Flash sale price ends in')).not.toBeInTheDocument();
});

it('refetches when the next sale starts, which has replaced the ended one', async () => {
  const { sale, end } = await saleAboutToEnd();
  const { id } = sale.products[0]!;
  // The countdown in the bar would refetch as well.
  await demo.fault({
    path: '/api/flash-sales',
    response: { message: '', data: { running_flash_sale: null } },
  });
  const { clock } = await visit(`/products/${id}/details`);
  expect(await screen.findByText('Flash sale price ends in')).toBeVisible();
  const requests = () => callsOf('/api/product-details');
  const start = timeOf(sale.end_date) + 90_000;
  const next = { id: 99, name: 'Next', start_date: textOf(start), end_date: textOf(start + 3_600_000) };
  const { product, ...rest } = await requestDemo<{ product: object }>(`/product-details?product_id=${id}`);
  const response = { message: '', data: { ...rest, product: { ...product, flash_sale: next } } };
  await demo.fault({ path: '/api/product-details', response });

  await end();
  await clock.advance((SECONDS_LEFT + 3) * 1000);
  expect(await screen.findByText('Flash sale starts in')).toBeVisible();
  expect(requests()).toBe(2);
  await demo.stopClock(start + 60_000);
  const startsIn = () => screen.queryByText('Flash sale starts in');
  await asTimePasses(clock, 1000, () => expect(startsIn()).not.toBeInTheDocument());
  await clock.advance(2000);
  await waitFor(() => expect(requests()).toBe(3));
});
