import { requestDemo, demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { cartDrawer } from '../support/shopper';
import { leave, screen, SHOPPER, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

interface ProductList {
  id: number;
  name: string;
  brand: string | null;
  thumbnail: string;
  price: number;
  discount_price: number;
  discount_percentage: number;
  quantity: number;
  shop: { id: number; name: string };
  sizes: { id: number; name: string }[];
  colors: { id: number; name: string }[];
}

const productsOf = async (query: string) =>
  (await requestDemo<{ products: ProductList[] }>(`/products?per_page=100&${query}`)).products;

async function openCart(address = '/news') {
  const shopper = await visitSignedIn(address);
  await shopper.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  return { ...shopper, drawer: within(await cartDrawer()) };
}

it('opens at its own address, a shortcut of the installed app, above home', async () => {
  await visitSignedIn('/?cart');
  expect(await cartDrawer()).toBeVisible();
  expect(window.location.search).toBe('');
});

it('"items grouped by shop"; "shop name, rating, holiday flag, voucher access"; "thumbnail, brand, name, price, size name, color name, quantity"', async () => {
  const { shops } = await requestDemo<{
    shops: { id: number; name: string; rating: number; is_on_holiday: boolean }[];
  }>('/shops?per_page=100');
  const away = shops.find((shop) => shop.is_on_holiday);
  const reduced = (await productsOf('')).find(
    ({ discount_percentage, brand, sizes, colors, quantity, shop }) =>
      discount_percentage > 0 && brand && sizes[0] && colors[0] && quantity > 2 && shop.id !== away?.id,
  );
  const plain = (await productsOf(`shop_id=${away?.id}`)).find(
    ({ discount_price, quantity }) => !discount_price && quantity > 2,
  );
  if (!reduced || !plain || !away) throw new Error('The demo has no such goods');
  const token = await demo.logIn(SHOPPER);
  for (const { id, sizes, colors } of [reduced, plain])
    await demo.addToCart(id, token, { size: sizes[0]?.id ?? null, color: colors[0]?.id ?? null });

  const { cart_items: recorded } = await requestDemo<{
    cart_items: { shop_id: number; products: ProductList[] }[];
  }>('/carts', token);
  const price = recorded.find(({ shop_id: id }) => id === reduced.shop.id)?.products[0]?.discount_price ?? 0;

  const { drawer } = await openCart();
  const first = await drawer.findByRole('region', { name: reduced.shop.name });
  const group = within(first);
  const rating = shops.find(({ id }) => id === reduced.shop.id)?.rating ?? 0;
  expect(group.getByRole('heading', { name: reduced.shop.name })).toBeVisible();
  expect(first).toHaveTextContent(`Rating ${rating}`);
  expect(group.queryByText('On holiday')).not.toBeInTheDocument();
  expect(group.getByRole('button', { name: `Voucher ${reduced.shop.name}` })).toBeVisible();
  const line = group.getByRole('listitem');
  expect(line.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/'));
  expect(line).toHaveTextContent(reduced.brand ?? 'no brand');
  expect(within(line).getByRole('link', { name: reduced.name })).toBeVisible();
  expect(line).toHaveTextContent(`${reduced.sizes[0]?.name} · ${reduced.colors[0]?.name}`);
  expect(line).toHaveTextContent(`−${Math.round(reduced.discount_percentage)}`);
  expect(line).toHaveTextContent(price.toLocaleString('en-US', { minimumFractionDigits: 2 }));
  expect(line.querySelector('s')).toHaveTextContent(/^Original price [\d,]+\.\d\d$/);
  expect(within(line).getByRole('status')).toHaveTextContent('1');

  const other = await drawer.findByRole('region', { name: away.name });
  expect(within(other).getByText('On holiday')).toBeVisible();
  expect(other.querySelector('s')).toBeNull();
  expect(other).not.toHaveTextContent('−');
});

it('does not group with multi-vendor off, and leads to the checkout', async () => {
  await demo.settings({ multi_vendor: false });
  await fillCart(1);
  const { drawer, user } = await openCart();
  await drawer.findByRole('link');
  expect(drawer.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: /^Voucher/ })).not.toBeInTheDocument();
  await user.click(await drawer.findByRole('button', { name: 'Proceed to Checkout' }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout'));
});

it('"selected shops without items are dropped; if the cart is empty, all checkout figures reset"', async () => {
  await fillCart(2);
  const { drawer, user, shop } = await openCart();
  const [one, two] = await drawer.findAllByRole('checkbox');
  await user.click(one as HTMLElement);
  await user.click(two as HTMLElement);
  expect(shop.store.getState().cart.selectedShopIds).toHaveLength(2);
  // Decrementing a quantity of one removes the line.
  const [less] = drawer.getAllByRole('button', { name: 'Decrease quantity' });
  await user.click(less as HTMLElement);
  await waitFor(() => expect(shop.store.getState().cart.selectedShopIds).toHaveLength(1));
  const [last] = drawer.getAllByRole('button', { name: /^Remove / });
  await user.click(last as HTMLElement);
  expect(await drawer.findByText('Your cart is empty')).toBeVisible();
  await waitFor(() => expect(shop.store.getState().cart.selectedShopIds).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
});

it('ends with the last seen products that are not in the cart, and below an empty cart with all of them', async () => {
  await fillCart(1);
  const token = await demo.logIn(SHOPPER);
  const { cart_items: groups } = await requestDemo<{ cart_items: { products: ProductList[] }[] }>(
    '/carts',
    token,
  );
  const line = groups[0]?.products[0];
  const other = (await productsOf('')).find(({ id }) => id !== line?.id);
  for (const id of [other?.id, line?.id]) await requestDemo(`/product-details?product_id=${id}`, token);
  const { user, drawer } = await openCart();
  await drawer.findByRole('region', { name: 'Recently viewed' });
  const seen = () =>
    within(drawer.getByRole('region', { name: 'Recently viewed' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(seen()[0]).toContain(other?.name);
  expect(seen().join()).not.toContain(line?.name);
  await user.click(drawer.getByRole('button', { name: `Remove ${line?.name}` }));
  expect(await drawer.findByText('Your cart is empty')).toBeVisible();
  await waitFor(() => expect(seen()[0]).toContain(line?.name));
  await user.click(drawer.getAllByRole('link', { name: new RegExp(other?.name ?? '') })[0] as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe(`/products/${other?.id}/details`));
  expect(screen.queryByRole('dialog', { name: /My Cart/ })).not.toBeInTheDocument();
});

it('saves a line for later, moves it back as it was, and removes it from the saved ones', async () => {
  await fillCart(2);
  const { user, drawer } = await openCart();
  const [bin] = await drawer.findAllByRole('button', { name: /^Remove / });
  const name = bin?.getAttribute('aria-label')?.replace('Remove ', '') ?? '';
  const quantity = drawer.getByRole('group', { name: `Quantity of ${name}` });
  await user.click(within(quantity).getByRole('button', { name: 'Increase quantity' }));
  await demo.fault({ path: '/api/cart/save', status: 422, times: 1 });
  await user.click(drawer.getByRole('button', { name: `Save for later: ${name}` }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failing on purpose with 422');
  expect(quantity).toBeVisible();
  await user.click(drawer.getByRole('button', { name: `Save for later: ${name}` }));
  const saved = within(await drawer.findByRole('region', { name: /^Saved for later/ }));
  expect(saved.getByRole('link', { name })).toBeVisible();
  expect(saved.getByText(/Quantity 2/)).toBeVisible();
  expect(quantity).not.toBeInTheDocument();
  expect(await drawer.findByRole('heading', { name: /^My Cart.*1 item$/ })).toBeVisible();

  await user.click(saved.getByRole('button', { name: `Move to cart: ${name}` }));
  const back = await drawer.findByRole('group', { name: `Quantity of ${name}` });
  expect(within(back).getByRole('status')).toHaveTextContent('2');
  expect(drawer.queryByRole('region', { name: /^Saved for later/ })).not.toBeInTheDocument();

  await user.click(drawer.getByRole('button', { name: `Save for later: ${name}` }));
  const again = within(await drawer.findByRole('region', { name: /^Saved for later/ }));
  await user.click(again.getByRole('button', { name: `Remove ${name}` }));
  await waitFor(() => expect(drawer.queryByRole('link', { name })).not.toBeInTheDocument());
});

it('saves no line for later where the server keeps none', async () => {
  await fillCart(1);
  const data = await requestDemo<Record<string, unknown>>('/carts', await demo.logIn(SHOPPER));
  delete data.saved_items;
  await demo.fault({ path: '/api/carts', response: { message: 'Success', data } });
  const { drawer } = await openCart();
  await drawer.findByRole('button', { name: /^Remove / });
  expect(drawer.queryByRole('button', { name: /later/ })).not.toBeInTheDocument();
});

it('"When the checkout comes back empty, the selection is cleared"', async () => {
  await fillCart(1);
  const { drawer, user, shop } = await openCart();
  await user.click(await drawer.findByRole('checkbox'));
  await drawer.findByText('Payable');
  // A server omits `data` when it is empty.
  await demo.fault({ path: '/api/cart/checkout', response: { message: 'ok' } });
  await user.click(await drawer.findByRole('button', { name: 'Proceed to Checkout' }));
  await waitFor(() => expect(shop.store.getState().cart.selectedShopIds).toEqual([]));
});

it('"checkout errors: the server\'s message shown in a bottom-left error toast"', async () => {
  await fillCart(1);
  const { drawer, user, shop } = await openCart();
  await user.click(await drawer.findByRole('checkbox'));
  await drawer.findByText('Payable');
  await demo.fault({ path: '/api/cart/checkout', status: 422 });
  await user.click(await drawer.findByRole('button', { name: 'Proceed to Checkout' }));
  await waitFor(() =>
    expect(shop.store.getState().notices.shown).toMatchObject([
      { kind: 'error', corner: 'left', text: { message: 'Failing on purpose with 422' } },
    ]),
  );
});

it('"the default address is used in the basket", until another one is chosen', async () => {
  await fillCart(1);
  const { addresses } = await requestDemo<{ addresses: { address_line: string; is_default: boolean }[] }>(
    '/addresses',
    await demo.logIn(SHOPPER),
  );
  const { drawer, user } = await openCart();
  await user.click(await drawer.findByRole('checkbox'));
  await user.click(await drawer.findByRole('button', { name: 'Proceed to Checkout' }));
  const line = addresses.find(({ is_default }) => is_default)?.address_line ?? 'nowhere';
  expect((await screen.findAllByText(new RegExp(line)))[0]).toBeVisible();

  // The dialog for another address.
  const other = addresses.find(({ is_default }) => !is_default)?.address_line ?? 'nowhere';
  expect(screen.queryByText(new RegExp(other))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver to' }));
  // "Edit" is a button of its own: within the label it would be part of the radio's name.
  for (const edit of dialog.getAllByRole('button', { name: /^Edit/ }))
    expect(edit.closest('label')).toBeNull();
  await user.click(dialog.getByText(new RegExp(other)));
  await user.click(dialog.getByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(screen.queryByText(new RegExp(line))).not.toBeInTheDocument());
  expect(screen.getByText(new RegExp(other))).toBeVisible();
});

it('"Toast after adding: product thumbnail, name"', async () => {
  const [first] = (await productsOf('')).filter(({ quantity }) => quantity > 5);
  const { user } = await visitSignedIn(`/products/${first?.id}/details`);
  const [button] = await screen.findAllByRole('button', { name: 'Add to Cart' });
  await user.click(button as HTMLElement);
  const act = await screen.findByRole('button', { name: 'View In Cart' });
  const toast = act.parentElement as HTMLElement;
  expect(within(toast).getByText(first?.name ?? '')).toBeVisible();
  expect(toast.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/'));
});

it('"No token: fetching the cart clears cart, checkout, user and addresses": requests and shows none of them', async () => {
  const { user } = await visit('/news');
  await user.click(await screen.findByRole('button', { name: /^My Cart .*\(0 items\)$/ }));
  expect(await screen.findByText('Your cart is waiting')).toBeVisible();
  expect(globalThis.shopCalls.filter((call) => /carts|addresses|checkout/.test(call))).toEqual([]);
});
