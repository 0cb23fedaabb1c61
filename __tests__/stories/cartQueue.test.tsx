import type { Visit } from '../support/visit';
import { demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const lineOf = ({ shop }: Visit) => {
  const cart = Object.values(shop.store.getState().api.queries).find(
    (entry) => entry?.endpointName === 'getCart',
  );
  return (cart?.data as { shops: { lines: { productId: number; quantity: number }[] }[] }).shops[0]?.lines[0];
};

/** The open cart with one line in it. */
async function openCart() {
  await fillCart(1);
  const visitor = await visitSignedIn('/order-history');
  await visitor.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = await screen.findByRole('dialog', { name: /My Cart/ });
  const stepper = await within(drawer).findByRole('group', { name: /^Quantity of/ });
  return { visitor, drawer, quantity: within(stepper) };
}

it('shows the wanted quantity at once, and five presses end at what was wanted', async () => {
  const { visitor, quantity } = await openCart();
  await demo.fault({ path: '/cart/increment', delayMs: 60, times: 5 });
  const plus = quantity.getByRole('button', { name: 'Increase quantity' });
  for (let presses = 0; presses < 5; presses += 1) await visitor.user.click(plus);
  expect(quantity.getByRole('status')).toHaveTextContent('6');
  await waitFor(() => expect(lineOf(visitor)?.quantity).toBe(6));
  await waitFor(() => expect(visitor.shop.store.getState().cart.wanted).toEqual({}));
  expect(quantity.getByRole('status')).toHaveTextContent('6');
});

it('rolls a refusal back to the server’s cart, with the server’s words', async () => {
  const { visitor, quantity } = await openCart();
  await demo.setStock(lineOf(visitor)?.productId ?? 0, 2);
  const plus = quantity.getByRole('button', { name: 'Increase quantity' });
  for (let presses = 0; presses < 3; presses += 1) await visitor.user.click(plus);
  expect(await screen.findByText('Only 2 left in stock.')).toBeVisible();
  await waitFor(() => expect(quantity.getByRole('status')).toHaveTextContent('2'));
});

it('"Toast after removing: "has been remove to cart", button "Again Add to Cart" (re-adds quantity 1)."', async () => {
  const { visitor, drawer } = await openCart();
  await visitor.user.click(within(drawer).getByRole('button', { name: /^Remove / }));
  expect(await screen.findByText('has been remove to cart')).toBeVisible();
  expect(within(drawer).getByText('Your cart is empty')).toBeVisible();
  await visitor.user.click(screen.getByText('Again Add to Cart'));
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  expect(lineOf(visitor)?.quantity).toBe(1);
});
