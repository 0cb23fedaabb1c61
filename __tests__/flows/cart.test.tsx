import { addToCart, cartDrawer, viewInCart } from '../support/shopper';
import { demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import type { Visit } from '../support/visit';
import { leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

/** Opens the cart with one piece of the first product. */
async function openCart(): Promise<{ shopper: Visit; drawer: HTMLElement }> {
  const shopper = await visitSignedIn('/products/1/details');
  await addToCart(shopper);
  return { shopper, drawer: await viewInCart(shopper) };
}

describe('"Checkout from the cart needs at least one selected shop"', () => {
  it('otherwise "Please select at least one shop"', async () => {
    const { shopper, drawer } = await openCart();
    await shopper.user.click(await within(drawer).findByRole('button', { name: 'Proceed to Checkout' }));
    expect(await screen.findByText('Please select at least one shop')).toBeVisible();
    expect(window.location.pathname).not.toBe('/checkout');
  });

  it('"toggling a shop adds or removes it from the selected list"', async () => {
    const { shopper, drawer } = await openCart();
    const shop = await within(drawer).findByRole('checkbox');
    await shopper.user.click(shop);
    expect(shop).toBeChecked();
    await shopper.user.click(shop);
    expect(shop).not.toBeChecked();
  });
});

it('"With multi-vendor off, every shop is auto-selected and only one stays selected"', async () => {
  await demo.settings({ multi_vendor: false });
  const { shopper } = await openCart();
  await waitFor(() => expect(shopper.shop.store.getState().cart.selectedShopIds).toHaveLength(1));
});

it('shows the lines of all shops in one list with multi-vendor off', async () => {
  await demo.settings({ multi_vendor: false });
  await fillCart(3);
  const { user } = await visitSignedIn('/news');
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  await waitFor(() => expect(drawer.getAllByRole('list')).toHaveLength(1));
  expect(drawer.getAllByRole('listitem')).toHaveLength(3);
  expect(drawer.queryByRole('checkbox')).not.toBeInTheDocument();
  // Minus at a quantity of one removes the line, like the specification's decrement.
  const [stepper] = drawer.getAllByRole('group', { name: /^Quantity of/ });
  if (!stepper) throw new Error('There are no lines');
  await user.click(within(stepper).getByRole('button', { name: 'Decrease quantity' }));
  expect(await screen.findByText('has been remove to cart')).toBeVisible();
  expect(drawer.getAllByRole('listitem')).toHaveLength(2);
});

it('keeps the cart and the selection on a reload', async () => {
  const { shopper, drawer } = await openCart();
  await shopper.user.click(await within(drawer).findByRole('checkbox'));
  const again = await shopper.reload();
  expect(again.shop.store.getState().cart.selectedShopIds).toHaveLength(1);
  await again.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const reopened = await cartDrawer();
  expect(await within(reopened).findByRole('checkbox')).toBeChecked();
});
