import { devToolsOf, quiet } from './rows';
import { addToCart, viewInCart } from './shopper';
import { logIn, screen, visit, waitFor, within } from './visit';

/** What can be seen of the shop at a moment, apart from its pictures. */
export function seen() {
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
  seen: ReturnType<typeof seen>;
}

/**
 * The story path with the DevTools open: a visitor looks at a product, signs in on the way to the cart, orders, changes
 * the language and leaves. Answers the moments at which the page stood still.
 */
export async function recordVisit() {
  const visitor = await visit('/');
  const { user, shop } = visitor;
  const tools = devToolsOf(shop);
  const moments: Moment[] = [];
  const rest = async () => {
    await quiet(tools);
    // What goes, goes slowly.
    await waitFor(() => expect(seen().notices).toHaveLength(shop.store.getState().notices.shown.length));
    moments.push({ index: tools.recording().currentStateIndex, seen: seen() });
  };

  await screen.findByRole('heading', { name: 'Most Popular' });
  await rest();
  const [card] = await screen.findAllByRole('article');
  const link = card && within(card).getAllByRole('link')[0];
  if (!link) throw new Error('The home page shows no product');
  await user.click(link);
  await screen.findAllByRole('button', { name: 'Add to Cart' });
  await rest();
  await addToCart(visitor);
  await screen.findByRole('dialog', { name: 'Welcome' });
  await rest();
  await logIn(visitor);
  await screen.findByText('has been added to cart');
  await rest();
  const drawer = await viewInCart(visitor);
  const [shopOfCart] = await within(drawer).findAllByRole('checkbox');
  if (!shopOfCart) throw new Error('The cart is empty');
  await user.click(shopOfCart);
  await rest();
  await user.click(await within(drawer).findByRole('button', { name: 'Proceed to Checkout' }));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await rest();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  const placed = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  await rest();
  await user.click(within(placed).getByRole('link', { name: 'View orders' }));
  await screen.findByRole('heading', { name: 'Order History' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await rest();
  const { languageChosen } = await import('@/features/locale');
  shop.store.dispatch(languageChosen({ locale: 'ar', direction: 'rtl' }));
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  await rest();
  return { ...visitor, tools, moments };
}

export type RecordedVisit = Awaited<ReturnType<typeof recordVisit>>;
