import { demo, requestDemo } from './demo';
import type { Visit } from './visit';
import { screen, SHOPPER, visitSignedIn, within } from './visit';

/** Opens the form of the first product to review of the shopper's newest delivered order. */
export async function openReview() {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  const { user } = await visitSignedIn(`/order-history/${orders[0]?.id}`);
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  const [button] = await items.findAllByRole('button', { name: /^Review / });
  await user.click(button!);
  return { user, items, dialog: within(await screen.findByRole('dialog', { name: 'Your review' })) };
}

/** Four stars, by keyboard because hovering over a star needs a real layout, and a text. */
export async function fillReview(
  dialog: Pick<typeof screen, 'getByRole' | 'getByLabelText'>,
  user: Visit['user'],
): Promise<void> {
  dialog.getByRole('radio', { name: '3 of 5 stars' }).focus();
  await user.keyboard('{ArrowRight}');
  await user.type(dialog.getByLabelText('What did you like, what not?'), 'Better than the pictures');
}
