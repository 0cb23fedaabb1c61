import { requestDemo } from './demo';
import { fillCart } from './filledCart';
import { productName } from './productName';
import { cartDrawer } from './shopper';
import { screen, visitSignedIn, waitFor, within } from './visit';

interface Addresses {
  addresses: { id: number; address_line: string; is_default: boolean }[];
}

export const COUPON = 'NOSUCHCODE';
export const NOTE = 'Please ring twice';
/** The product of "Buy Now", which has its own shipping protection. */
const PRODUCT = '/products/1/details';

/**
 * Sets every option of cart and checkout: two shops with one selected, shipping protection, a coupon code, a
 * note, another address, and a "Buy Now" product.
 */
export async function decideEverything() {
  await fillCart(2);
  const visitor = await visitSignedIn(PRODUCT);
  const { user } = visitor;
  const product = await productName();
  const [buyNow] = await screen.findAllByRole('button', { name: 'Buy Now' });
  await user.click(buyNow as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Buy Now' });
  await within(await screen.findByRole('region', { name: 'Items' })).findByRole('link', { name: product });
  await user.click(await screen.findByRole('switch', { name: 'Shipping protection' }));

  await user.click(screen.getByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  const [first] = await drawer.findAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });

  await user.click(await screen.findByRole('switch', { name: 'Shipping protection' }));
  await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), COUPON);
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  await user.type(screen.getByRole('textbox', { name: /^For the courier/ }), NOTE);
  await user.tab();
  const { addresses } = await requestDemo<Addresses>(
    '/addresses',
    window.localStorage.getItem('token') ?? '',
  );
  const address = addresses.find(({ is_default: isDefault }) => !isDefault)?.address_line ?? 'nowhere';
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver to' }));
  await user.click(dialog.getByText(new RegExp(address)));
  await user.click(dialog.getByRole('button', { name: 'Deliver here' }));
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await screen.findByText('Insurance');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...visitor, product, address };
}
