import { COUPON, decideEverything, NOTE } from '../support/decidedCheckout';
import { demo } from '../support/demo';
import { cartDrawer } from '../support/shopper';
import type { Visit } from '../support/visit';
import { leave, screen, waitFor, within } from '../support/visit';

afterEach(leave);

/** Drops all responses from now on, so that only persisted state is shown. */
async function reloadAlone({ reload }: Pick<Visit, 'reload'>): Promise<Visit> {
  await demo.fault({ path: '/api/*', body: 'drop' });
  return reload();
}

it('persists every choice of cart and checkout between visits', async () => {
  const before = await decideEverything();
  const again = await reloadAlone(before);
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  expect(await screen.findByRole('switch', { name: 'Shipping protection' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue(COUPON);
  expect(screen.getByRole('textbox', { name: /^For the courier/ })).toHaveValue(NOTE);
  expect(screen.getByText(new RegExp(before.address))).toBeVisible();
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();

  await again.user.click(screen.getByRole('button', { name: /^My Cart .*\(2 items\)$/ }));
  const drawer = within(await cartDrawer());
  expect(await drawer.findAllByRole('button', { name: /^Remove / })).toHaveLength(2);
  const [first, second] = drawer.getAllByRole('checkbox');
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
});

it('persists the shop and the product of a "Buy Now" between visits', async () => {
  const { reload, product } = await decideEverything();
  window.history.pushState(null, '', '/buynow');
  await reloadAlone({ reload });
  expect(await screen.findByRole('heading', { level: 1, name: 'Buy Now' })).toBeVisible();
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  expect(await items.findByRole('link', { name: product })).toBeVisible();
  expect(items.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Shipping protection' })).toBeChecked());
});
