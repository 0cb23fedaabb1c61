import { devToolsOf, quiet } from './rows';
import { addToCart, viewInCart } from './shopper';
import { logIn, screen, visit, waitFor, within } from './visit';

/** Snapshot of the rendered page, without pictures. */
export function snapshotPage() {
  const nameOf = (dialog: Element) =>
    dialog.getAttribute('aria-label') ??
    document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ??
    '';
  return {
    address: `${window.location.pathname}${window.location.search}`,
    title: document.title,
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    heading: document.querySelector('h1')?.textContent ?? '',
    dialogs: [...document.querySelectorAll('[role="dialog"]')].map(nameOf),
    notices: [...document.querySelectorAll('.notistack-SnackbarContainer > *')]
      .map(({ textContent }) => textContent)
      .sort(),
  };
}

export interface Moment {
  index: number;
  snapshot: ReturnType<typeof snapshotPage>;
}

/**
 * Records a visit with DevTools: views a product, signs in on the way to the cart, orders and changes the
 * language. Returns snapshots of the page whenever it was idle.
 */
export async function recordVisit() {
  const visitor = await visit('/');
  const { user, shop } = visitor;
  const tools = devToolsOf(shop);
  const moments: Moment[] = [];
  const recordMoment = async () => {
    await quiet(tools);
    // Notices are removed after their exit animation.
    await waitFor(() =>
      expect(snapshotPage().notices).toHaveLength(shop.store.getState().notices.shown.length),
    );
    moments.push({ index: tools.recording().currentStateIndex, snapshot: snapshotPage() });
  };

  await screen.findByRole('heading', { name: 'Most Popular' });
  await recordMoment();
  const [card] = await screen.findAllByRole('article');
  const link = card && within(card).getAllByRole('link')[0];
  if (!link) throw new Error('The home page shows no product');
  await user.click(link);
  await screen.findAllByRole('button', { name: 'Add to Cart' });
  await recordMoment();
  await addToCart(visitor);
  await screen.findByRole('dialog', { name: 'Welcome' });
  await recordMoment();
  await logIn(visitor);
  await screen.findByText('has been added to cart');
  await recordMoment();
  const drawer = await viewInCart(visitor);
  const [shopOfCart] = await within(drawer).findAllByRole('checkbox');
  if (!shopOfCart) throw new Error('The cart is empty');
  await user.click(shopOfCart);
  await recordMoment();
  await user.click(await within(drawer).findByRole('button', { name: 'Proceed to Checkout' }));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await recordMoment();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  const placed = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  await recordMoment();
  await user.click(within(placed).getByRole('link', { name: 'View orders' }));
  await screen.findByRole('heading', { name: 'Order History' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await recordMoment();
  await user.click(screen.getByRole('button', { name: /^Language: / }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  await recordMoment();
  return { ...visitor, tools, moments };
}

export type RecordedVisit = Awaited<ReturnType<typeof recordVisit>>;
