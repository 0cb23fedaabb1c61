import { languageChosen } from '@/features/locale';
import type { Fault } from '../support/demo';
import { requestDemo, demo, demoOrigin } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { untilResponses, goTo, leave, screen, SHOPPER, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

interface Page {
  address: string;
  /** Path below /api of the request that loads the page's title. */
  call: string;
  /** Title of the loaded data, as the server has it. */
  title: string;
  /** The response to this call for an unknown id, number or slug. */
  unknown: Partial<Fault>;
}

const UNPROCESSABLE = { status: 422 };

const token = () => demo.logIn(SHOPPER);

async function anOrder(): Promise<Page> {
  const { orders } = await requestDemo<{ orders: { id: number; order_code: string }[] }>(
    '/orders',
    await token(),
  );
  const [order] = orders;
  return {
    address: `/order-history/${order?.id}`,
    call: '/order-details',
    title: `Order #${order?.order_code}`,
    unknown: UNPROCESSABLE,
  };
}

async function aTicket(): Promise<Page> {
  const { support_tickets: tickets } = await requestDemo<{ support_tickets: { ticket_no: string }[] }>(
    '/support-tickets?status=running',
    await token(),
  );
  const number = tickets[0]?.ticket_no ?? '';
  return {
    address: `/support-ticket/${number}`,
    call: '/support-ticket/show',
    title: `Ticket ${number}`,
    unknown: UNPROCESSABLE,
  };
}

async function anArticle(): Promise<Page> {
  const { blogs } = await requestDemo<{ blogs: { slug: string; title: string }[] }>('/blogs');
  const [article] = blogs;
  return {
    address: `/blog/${article?.slug}`,
    call: `/blog/${article?.slug}/details`,
    title: article?.title ?? '',
    unknown: { status: 400 },
  };
}

async function aShop(): Promise<Page> {
  const { shop } = await requestDemo<{ shop: { name: string } }>('/shops/2');
  return { address: '/shops/2', call: '/shops/2', title: shop.name, unknown: { status: 404 } };
}

async function aProduct(id = 1): Promise<Page> {
  const { product } = await requestDemo<{ product: { name: string } }>(`/product-details?product_id=${id}`);
  return {
    address: `/products/${id}/details`,
    call: '/product-details',
    title: product.name,
    unknown: UNPROCESSABLE,
  };
}

async function aPolicy(address: string): Promise<Page> {
  const slug = address.split('/').at(-1) ?? '';
  const { content } = await requestDemo<{ content: { title: string } }>(`/legal-pages/${slug}`);
  const unknown = { response: { message: 'Success', data: { content: { title: null, description: null } } } };
  return { address, call: `/legal-pages/${slug}`, title: content.title, unknown };
}

const PAGES: readonly (readonly [string, string, () => Promise<Page>])[] = [
  ['a product', 'Product', aProduct],
  ['a shop', 'Shop', aShop],
  ['an article', 'News', anArticle],
  ['a policy at its own address', 'Cookie Policy', () => aPolicy('/cookie-policy')],
  ['a policy below /page', 'Policy', () => aPolicy('/page/about-us')],
  ['an order', 'Order Details', anOrder],
  ['a ticket', 'Support Ticket', aTicket],
];

const titleIs = (title: string) => waitFor(() => expect(document.title).toBe(`${title} | Marsa`));

describe.each(PAGES)('%s', (_what, route, find) => {
  it('has the title of its route at once and while it loads, then its own', async () => {
    const page = await find();
    expect(page.title).not.toBe('');
    const shopper = await visitSignedIn('/wishlist');
    await titleIs('Wishlist');
    await demo.fault({ path: `/api${page.call}`, delayMs: 60_000 });
    goTo(shopper, page.address);
    await titleIs(route);
    await waitFor(() => expect(globalThis.shopCalls.some((call) => call.includes(page.call))).toBe(true));
    expect(document.title).toBe(`${route} | Marsa`);
    await demo.clearFaults();
    const again = await shopper.reload();
    await titleIs(page.title);
    goTo(again, '/wishlist');
    await titleIs('Wishlist');
  });

  it.each([
    ['fails', () => ({ status: 403 })],
    ['finds nothing', () => ({ status: 404 })],
    ['finds nothing, in the words of its call', ({ unknown }: Page) => unknown],
  ])('has the title of its route when it %s', async (_how, faultOf) => {
    const page = await find();
    await demo.fault({ path: `/api${page.call}`, ...faultOf(page) });
    const shopper = await visitSignedIn(page.address);
    await waitFor(() => expect(globalThis.shopReplies.some((call) => call.includes(page.call))).toBe(true));
    await untilResponses(shopper);
    await titleIs(route);
  });
});

it('shows the route’s title between the names of two products', async () => {
  const [first, second] = [await aProduct(1), await aProduct(2)];
  const shopper = await visitSignedIn(first.address);
  await titleIs(first.title);
  const release = holdResponses('/api/product-details');
  goTo(shopper, second.address);
  await titleIs('Product');
  release();
  await titleIs(second.title);
  // The name of a product seen before is shown before any response.
  await demo.fault({ path: '/api/product-details', delayMs: 60_000 });
  window.history.back();
  await titleIs(first.title);
});

it('shows the route’s title for a product of a list that no longer exists', async () => {
  const { products } = await requestDemo<{ products: { id: number }[] }>('/products?per_page=12');
  const shopper = await visitSignedIn('/products');
  await screen.findAllByRole('button', { name: /to wishlist$|from wishlist$/ });
  await demo.fault({ path: '/api/product-details', status: 422, times: 1 });
  goTo(shopper, `/products/${products[0]?.id}/details`);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await titleIs('Product');
});

it('follows the language while the name loads', async () => {
  await demo.fault({ path: '/api/product-details', delayMs: 60_000 });
  const shopper = await visitSignedIn('/products/1/details');
  await titleIs('Product');
  const texts = (await (await fetch(`${demoOrigin}/api/lang/ar`)).json()) as Record<string, string>;
  shopper.shop.store.dispatch(languageChosen({ locale: 'ar', direction: 'rtl' }));
  await waitFor(() => expect(document.title).not.toMatch(/^Product/));
  await titleIs(texts.Product ?? '');
});

it('follows the language when the name is known', async () => {
  const { title } = await aProduct(1);
  const shopper = await visitSignedIn('/products/1/details');
  await titleIs(title);
  shopper.shop.store.dispatch(languageChosen({ locale: 'ar', direction: 'rtl' }));
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).not.toHaveTextContent(title));
  await titleIs(heading.textContent);
});
