import { chatApi } from '@/api';
import type { AddressId, OrderId, ProductId, ShopId } from '@/domain/ids';
import { addressDeleteConfirmed } from '@/features/addresses/addresses.events';
import { orderCancelConfirmed, reviewSubmitted } from '@/features/orders/orders.events';
import { requestDemo, demo } from '../support/demo';
import type { Visit } from '../support/visit';
import { leave, openTab, screen, SHOPPER, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

/** Opens a second tab, in which the shopper is signed in too. */
async function secondTab({ shop }: Visit) {
  const tab = await openTab();
  const user = () => tab.store.getState().session.user?.id;
  await waitFor(() => expect(user()).toBe(shop.store.getState().session.user?.id));
  return tab;
}

it('shows the order that another tab canceled', async () => {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: OrderId }[] }>('/orders?order_status=pending', token);
  const id = orders[0]!.id;
  const here = await visitSignedIn(`/order-history/${id}`);
  await screen.findByRole('button', { name: 'Cancel order' });
  const there = await secondTab(here);
  there.store.dispatch(orderCancelConfirmed(id));
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
});

it('shows the addresses without the one that another tab deleted', async () => {
  const here = await visitSignedIn('/manage-address');
  const cards = await screen.findAllByRole('article');
  const token = window.localStorage.getItem('token') ?? '';
  const { addresses } = await requestDemo<{ addresses: { id: AddressId }[] }>('/addresses', token);
  const there = await secondTab(here);
  const deleted = addresses.at(-1)!.id;
  there.store.dispatch(addressDeleteConfirmed(deleted));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(cards.length - 1));
});

it('asks for no review that another tab has sent', async () => {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: OrderId }[] }>(
    '/orders?order_status=delivered',
    token,
  );
  const orderId = orders[0]!.id;
  const { order } = await requestDemo<{ order: { products: { id: ProductId; rating: number | null }[] } }>(
    `/order-details?order_id=${orderId}`,
    token,
  );
  const productId = order.products.find(({ rating }) => rating === null)!.id;
  const here = await visitSignedIn(`/order-history/${orderId}`);
  const buttons = await screen.findAllByRole('button', { name: /^Review / });
  const there = await secondTab(here);
  there.store.dispatch(reviewSubmitted({ orderId, productId, rating: 4, description: 'As in the picture' }));
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Review / })).toHaveLength(buttons.length - 1),
  );
});

it('counts no message as unread that another tab has read', async () => {
  const here = await visitSignedIn('/order-history');
  await screen.findByRole('link', { name: /^Message .*Unread: 2$/ });
  const there = await secondTab(here);
  const token = window.localStorage.getItem('token') ?? '';
  const { data: conversations } = await requestDemo<{
    data: { shop: { id: ShopId }; unread_message_user: number }[];
  }>('/get-shops', token);
  const unread = conversations.find(({ unread_message_user }) => unread_message_user > 0)!;
  void there.store.dispatch(chatApi.endpoints.getMessages.initiate(unread.shop.id) as never);
  const left = 2 - unread.unread_message_user;
  expect(
    await screen.findByRole('link', {
      name: left === 0 ? 'Message' : new RegExp(`^Message .*Unread: ${left}$`),
    }),
  ).toBeVisible();
});
