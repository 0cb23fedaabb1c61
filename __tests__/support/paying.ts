import { setLeave, setPopups } from '@/shared/adapters';
import { WINDOW_CHECK_INTERVAL, WINDOW_CLOSED_GRACE } from '@/domain/timing';
import { demoOrigin } from './demo';
import { FakePopup } from './fakePopup';
import { fillCart } from './filledCart';
import { postOn } from './otherTab';
import { selectFirstShop } from './shopper';
import type { Visit } from './visit';
import { screen, visitSignedIn, waitFor, within } from './visit';

/** The payment windows that the shop opened in this test. */
export const popups: FakePopup[] = [];
export const popup = () => popups.at(-1) ?? new FakePopup();

export function fakePopups(): void {
  popups.length = 0;
  setPopups(() => {
    popups.push(new FakePopup());
    return popup();
  });
}

export function realPopups(): void {
  setPopups();
  setLeave();
}

/** Submits a decision on the gateway's page; resolves to the URL of its redirect. */
export async function submitAtGateway(decision: 'pay' | 'decline'): Promise<string> {
  await waitFor(() => expect(popup().address).not.toBe(''));
  const { pathname } = new URL(popup().address);
  const response = await fetch(`${demoOrigin}${pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision }),
  });
  return response.headers.get('Location') ?? '';
}

/** Simulates the payment window at the result route, which posts its outcome on the channel. */
export function returnFromGateway(address: string): void {
  const [, payment = '', result = ''] = /^\/order\/(\d+)\/payment\/(\w+)$/.exec(address) ?? [];
  postOn('storefront-payment', { payment, result, window: '' });
}

/** Closes the window without a result; advances the clock past the next check and the grace period. */
export async function closePopup(clock: Visit['clock']): Promise<void> {
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  popup().closed = true;
  await clock.advance(WINDOW_CHECK_INTERVAL);
  await clock.advance(WINDOW_CLOSED_GRACE);
}

/** Places an order with the first gateway of the settings, one shop of two selected. */
export async function placeOnline(): Promise<Visit & { server: Awaited<ReturnType<typeof fillCart>> }> {
  const server = await fillCart(2);
  const visitor = await visitSignedIn('/checkout');
  const { user } = visitor;
  await selectFirstShop(visitor);
  const methods = await screen.findByRole('radiogroup', { name: 'Payment method' });
  const [, gateway] = within(methods).getAllByRole('radio');
  if (!gateway) throw new Error('The settings offer no gateway');
  await user.click(gateway);
  await screen.findByText('Delivery charge');
  // A payment window opens only by a press on a complete order.
  await screen.findByRole('button', { name: 'Change address' });
  await user.dblClick(await screen.findByRole('button', { name: 'Place Order' }));
  return { ...visitor, server };
}

export const unpaidDialog = () => screen.findByRole('dialog', { name: 'Your order is not paid yet' });
