import { NO_FILTERS } from '@/domain/filters';
import { navigated } from '@/core/navigation';
import type { Overlay } from '@/core/overlays';
import { overlayOpened } from '@/core/overlays';
import { storeSecret } from '@/shared/adapters';
import { requestDemo } from '../support/demo';
import { dialog, noDialog } from '../support/entry';
import type { Visit } from '../support/visit';
import { leave, screen, visit, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

/** Goes from the products to the news, opens a dialog there and goes back. */
async function backFrom({ shop: { store } }: Visit, overlay: Overlay, title: string | RegExp) {
  const { index } = store.getState().navigation;
  const location = { pathname: '/news', search: '', hash: '', key: `at ${overlay.name}` };
  store.dispatch(navigated({ location, index: index + 1, move: 'PUSH' }));
  await waitFor(() => expect(window.location.pathname).toBe('/news'));
  store.dispatch(overlayOpened(overlay));
  await dialog(title);
  window.history.back();
  await waitFor(() => expect([overlay.name, window.location.pathname]).toEqual([overlay.name, '/products']));
  await noDialog();
  expect(store.getState().overlays.stack).toEqual([]);
  expect(document.querySelector('[aria-hidden=true] main')).toBeNull();
}

it.each<Overlay>([{ name: 'sideMenu' }, { name: 'filters', fixed: {}, draft: NO_FILTERS }])(
  'closes $name, which the wide layout has no place for',
  async (overlay) => {
    const { shop } = await visit('/products');
    await screen.findByRole('heading', { level: 1 });
    shop.store.dispatch(overlayOpened(overlay));
    await waitFor(() => expect(shop.store.getState().overlays.stack).toEqual([]));
    expect(window.location.pathname).toBe('/products');
  },
);

describe('Back in the middle of a dialog leaves it, and the page is the one before', () => {
  it('closes a visitor’s dialogs', async () => {
    const visitor = await visit('/products');
    await screen.findByRole('heading', { level: 1 });
    const productId = (await requestDemo<{ products: { id: number }[] }>('/products')).products[0]?.id ?? 0;
    const all: [Overlay, string | RegExp][] = [
      [{ name: 'login', reason: 'button' }, 'Welcome'],
      [{ name: 'registration', reason: 'button' }, 'Welcome!'],
      [{ name: 'forgotPassword', reason: 'button' }, 'Forgot Password'],
      [{ name: 'resetPassword', token: storeSecret('reset-token-1'), phone: '501234567' }, 'Reset Password'],
      [{ name: 'notices' }, 'Notices'],
      [{ name: 'search' }, /Search/],
      [{ name: 'chooser', productId, colorId: null }, /./],
      [{ name: 'gallery', productId, index: 0 }, /./],
    ];
    for (const [overlay, title] of all) await backFrom(visitor, overlay, title);
  });

  it('closes a shopper’s dialogs', async () => {
    const shopper = await visitSignedIn('/products');
    await screen.findByRole('heading', { level: 1 });
    const shop = { id: 1, name: 'Kiln', logo: null, isOnline: null };
    const order = { orderId: 1, gateway: 'demo' };
    const product = { id: 1, name: 'Mug', thumbnail: null };
    const all: [Overlay, string | RegExp][] = [
      [{ name: 'logout' }, 'Log Out!'],
      [{ name: 'deleteAccount' }, 'Delete your account?'],
      [{ name: 'cart' }, /My Cart/],
      [{ name: 'chat', shop }, /Kiln/],
      [{ name: 'vouchers', shopId: 1, shopName: 'Kiln' }, 'Voucher from Kiln'],
      [{ name: 'address' }, 'New address'],
      [{ name: 'addressDelete', addressId: 1 }, 'Delete this address?'],
      [{ name: 'changeAddress' }, 'Deliver to'],
      [{ name: 'favoriteRemove', productId: 1 }, 'Remove from wishlist?'],
      [{ name: 'orderConfirm' }, 'Your order has been placed'],
      [{ name: 'orderPaymentCancel', order }, 'Your order is not paid yet'],
      [{ name: 'orderCancel', orderId: 1 }, 'Cancel this order?'],
      [{ name: 'order', action: { kind: 'again', ...order } }, 'Order Again'],
      [{ name: 'order', action: { kind: 'review', orderId: 1, product } }, 'Your review'],
      [
        { name: 'order', action: { kind: 'document', url: '/api/orders/1/invoice', title: 'Invoice' } },
        'Invoice',
      ],
    ];
    for (const [overlay, title] of all) await backFrom(shopper, overlay, title);
  });
});
