import { fireEvent } from '@testing-library/react';
import { untilUnreadRefetched } from '../support/chatting';
import { requestDemo, demo } from '../support/demo';
import { leave, screen, SHOPPER, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const PRODUCT = '/products/1/details';

interface ProductResponse {
  product: {
    name: string;
    price: number;
    meta_description: string;
    brand: string;
    shop: { name: string };
    sizes: { id: number; name: string; price: number }[];
    colors: { id: number; name: string; price: number }[];
  };
}

const itemsOf = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as { '@type': string; name?: string },
  );

it('contains structured data for search engines', async () => {
  const { product } = await requestDemo<ProductResponse>('/product-details?product_id=1');
  await visit(PRODUCT);
  await screen.findByRole('tab', { name: 'About' });
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    product.meta_description,
  );
  expect(itemsOf()).toHaveLength(2);
  expect(itemsOf()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'Product', name: product.name }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]),
  );
});

it('keeps the chosen size and color in the URL, with their surcharge in the price', async () => {
  const { product } = await requestDemo<ProductResponse>('/product-details?product_id=1');
  const size = product.sizes.at(-1);
  const color = product.colors.at(-1);
  if (!size || !color) throw new Error('There is nothing to choose');
  const shopper = await visit(`${PRODUCT}?size=999999`);
  await shopper.user.click(await screen.findByRole('radio', { name: new RegExp(`^${size.name}`) }));
  await shopper.user.click(screen.getByRole('radio', { name: new RegExp(`^${color.name}`) }));
  expect(new URLSearchParams(window.location.search).get('size')).toBe(String(size.id));
  await shopper.reload();
  expect(await screen.findByRole('radio', { name: new RegExp(`^${color.name}`) })).toBeChecked();
  expect(screen.getByRole('radio', { name: new RegExp(`^${size.name}`) })).toBeChecked();
});

describe('a sold-out product', () => {
  /** The page's own; the buy bar has another one. */
  const tellMe = async (pressed: boolean) =>
    (await screen.findAllByRole('button', { name: 'Tell me when it is back', pressed }))[0] as HTMLElement;
  const back = async () => {
    const { product } = await requestDemo<ProductResponse>('/product-details?product_id=1');
    return screen.findByText(`${product.name} is back in stock.`, { selector: 'p' });
  };

  it('tells the shopper at once when it is back, unless the wish was taken back', async () => {
    await demo.setStock(1, 0);
    const visitor = await visitSignedIn(PRODUCT);
    await untilUnreadRefetched(visitor);
    for (const isPressed of [false, true, false]) await visitor.user.click(await tellMe(isPressed));
    await tellMe(true);
    await demo.setStock(1, 9);
    // The demo's jobs run.
    await demo.clock(1000);
    expect(await back()).toBeVisible();
    expect((await screen.findAllByRole('button', { name: 'Add to Cart' }))[0]).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).not.toBeInTheDocument();
  });

  it('tells the shopper with the next visit, and leads to it', async () => {
    await demo.setStock(1, 0);
    await demo.setStockAlert(1, await demo.logIn(SHOPPER));
    await demo.setStock(1, 9);
    const { user, reload } = await visitSignedIn('/news');
    expect(await back()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'View product' }));
    await waitFor(() => expect(window.location.pathname).toBe(PRODUCT));
    // Once.
    await reload();
    await screen.findAllByRole('button', { name: 'Add to Cart' });
    expect(screen.queryByText(/is back in stock/)).not.toBeInTheDocument();
  });

  it('has no such button where the server does not tell', async () => {
    await demo.setStock(1, 0);
    const data = await requestDemo<ProductResponse & { product: { stock_alert?: boolean } }>(
      '/product-details?product_id=1',
    );
    expect(data.product.stock_alert).toBe(false);
    delete data.product.stock_alert;
    await demo.fault({ path: '/api/product-details', response: { message: 'Success', data } });
    await visit(PRODUCT);
    expect((await screen.findAllByRole('button', { name: 'Stock Out' }))[0]).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).not.toBeInTheDocument();
  });
});

it('shows its pictures full screen, and restores the focus', async () => {
  const { user, shop } = await visit(PRODUCT);
  const button = await screen.findByRole('button', { name: 'Full screen' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: /^Pictures of/ });
  expect(shop.store.getState().overlays.stack).toEqual([{ name: 'gallery', productId: 1, index: 0 }]);
  const zoomOut = within(dialog).getByRole('button', { name: 'Zoom out' });
  expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  expect(zoomOut).toBeEnabled();
  // Both smaller versions, until the largest one has loaded.
  const [picture] = within(dialog).getAllByRole('img');
  expect(picture?.style.backgroundImage).toMatch(/800.*, url/);
  await user.keyboard('+');
  expect(zoomOut).not.toHaveAttribute('aria-disabled');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

it('leaves the arrow enabled at the last picture, so that it keeps the focus and the arrow keys', async () => {
  const { user } = await visit(PRODUCT);
  await user.click(await screen.findByRole('button', { name: 'Full screen' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
  const row = dialog.getByRole('region', { name: 'Pictures' });
  const last = row.children.length - 1;
  expect(last).toBeGreaterThan(0);
  const next = dialog.getByRole('button', { name: 'Next picture' });
  next.focus();
  // jsdom has no layout.
  Object.defineProperty(row, 'clientWidth', { value: 100 });
  row.scrollLeft = last * 100;
  fireEvent.scroll(row);
  expect(await dialog.findByText(`${last + 1} / ${last + 1}`)).toBeVisible();
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByRole('button', { name: 'Previous picture' })).not.toHaveAttribute('aria-disabled');
});

it('shows that it is out of stock, and cannot be bought', async () => {
  await demo.setStock(1, 0);
  const { reload } = await visit(PRODUCT);
  const [button] = await screen.findAllByRole('button', { name: 'Stock Out' });
  expect(button).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  const delivery = () => screen.getByRole('complementary', { name: 'Shop and delivery' });
  expect(delivery()).not.toHaveTextContent(/deliver/i);
  expect(delivery()).toHaveTextContent('Returns within 14 days');
  expect(delivery()).toHaveTextContent('Warranty of 2 years');
  await demo.setStock(1, 5);
  await reload();
  await waitFor(() => expect(delivery()).toHaveTextContent(/^.*Delivery in /));
});

it('shows no shop card and no chat in single-vendor mode', async () => {
  await demo.settings({ multi_vendor: false });
  await visit(PRODUCT);
  await screen.findByRole('tab', { name: 'About' });
  expect(screen.queryByRole('button', { name: 'Chat' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Visit shop' })).not.toBeInTheDocument();
});

it('retries a product that failed to load', async () => {
  await demo.fault({ path: '/api/product-details', status: 400 });
  const { user } = await visit(PRODUCT);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
  await demo.reset();
  await user.click(again);
  expect(await screen.findByRole('tab', { name: 'About' })).toBeVisible();
});

it('lists what the server says of the product in a table, without the shop in single-vendor mode', async () => {
  const { product } = await requestDemo<ProductResponse>('/product-details?product_id=1');
  await demo.settings({ multi_vendor: false });
  await visit(PRODUCT);
  const table = await screen.findByRole('region', { name: 'Specifications' });
  const valueOf = (term: string) => within(table).getByText(term).nextElementSibling;
  expect(valueOf('Brand')).toHaveTextContent(product.brand);
  product.colors.forEach(({ name }) => expect(valueOf('Colour')).toHaveTextContent(name));
  product.sizes.forEach(({ name }) => expect(valueOf('Size')).toHaveTextContent(name));
  expect(within(table).queryByText('Sold by')).not.toBeInTheDocument();
});

it('offers the vouchers of the shop in its card', async () => {
  const { product } = await requestDemo<ProductResponse>('/product-details?product_id=1');
  const { user } = await visitSignedIn(PRODUCT);
  const card = await screen.findByRole('complementary', { name: 'Shop and delivery' });
  await user.click(within(card).getByRole('button', { name: `Voucher ${product.shop.name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Voucher from ${product.shop.name}` });
  expect(await within(dialog).findAllByRole('article')).not.toHaveLength(0);
});

/** Records the animations of the page, which are over at once, and gives every element the same box. */
function recordMotion(isReduced: boolean) {
  const moved: { element: HTMLElement; from: Keyframe }[] = [];
  const originalMatchMedia = window.matchMedia.bind(window);
  Element.prototype.animate = function (this: HTMLElement, keyframes) {
    const animation = { onfinish: (): void => undefined };
    moved.push({ element: this, from: (keyframes as Keyframe[])[0] ?? {} });
    queueMicrotask(() => animation.onfinish());
    return animation as unknown as Animation;
  };
  window.matchMedia = (media) => ({
    ...originalMatchMedia(media),
    matches: media.includes('reduced-motion') ? isReduced : originalMatchMedia(media).matches,
  });
  const box = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 20, width: 100, height: 100 } as DOMRect);
  // The page arrives soon enough on any machine, and nothing moves after the test.
  const time = jest.spyOn(performance, 'now').mockReturnValue(0);
  const stop = () => {
    box.mockRestore();
    time.mockRestore();
    window.matchMedia = originalMatchMedia;
    Reflect.deleteProperty(Element.prototype, 'animate');
  };
  return { moved, stop };
}

it.each([
  ['moves to its place on the page that it opens', false],
  ['stays where it is with reduced motion', true],
])('the picture of a pressed card %s', async (_, isReduced) => {
  const { user } = await visit(PRODUCT);
  const related = await screen.findByRole('region', { name: 'Related products' });
  const [link] = await within(related).findAllByRole('link');
  if (!link) throw new Error('The product has no related ones');
  const name = link.textContent;
  const picture = link.closest('article')?.querySelector('img')?.getAttribute('src');
  const { moved, stop } = recordMotion(isReduced);
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name });
  const flights = moved.filter(({ element }) => element.style.position === 'fixed');
  expect(flights.map(({ element }) => element.querySelector('img')?.getAttribute('src'))).toEqual(
    isReduced ? [] : [picture],
  );
  expect(flights.some(({ element }) => element.isConnected)).toBe(false);
  stop();
});
