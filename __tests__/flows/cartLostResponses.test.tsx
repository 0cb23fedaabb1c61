import { addToCart, cartDrawer } from '../support/shopper';
import { demo, requestDemo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { recordCalls } from '../support/recordedCalls';
import type { Visit } from '../support/visit';
import { leave, screen, untilResponses, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const PRODUCT = 1;

interface Carts {
  cart_items: { products: { id: number; quantity: number }[] }[];
}

/** Quantity of the product in the server's cart. */
async function ordered(): Promise<number> {
  const token = window.localStorage.getItem('token') ?? '';
  const { cart_items: shops } = await requestDemo<Carts>('/carts', token);
  return shops.flatMap(({ products }) => products).find(({ id }) => id === PRODUCT)?.quantity ?? 0;
}

const visitProduct = async () => {
  const shopper = await visitSignedIn(`/products/${PRODUCT}/details`);
  await screen.findAllByRole('button', { name: 'Add to Cart' });
  return shopper;
};

async function openCart() {
  await fillCart(1);
  const shopper = await visitSignedIn('/news');
  await shopper.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  await drawer.findByRole('group', { name: /^Quantity of/ });
  return { shopper, drawer };
}

it('sends a press at once although the cart has failed to load', async () => {
  await demo.fault({ path: '/api/carts', status: 422 });
  const recorded = recordCalls();
  const shopper = await visitProduct();
  await waitFor(() => expect(recorded.of('GET /carts')).toHaveLength(1));
  await demo.clearFaults();
  await addToCart(shopper);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
});

/** Loses the request ("drop") or response ("cut") of an addition, and the cart that shows its outcome. */
async function addWithoutOutcome(shopper: Visit, body: 'drop' | 'cut'): Promise<void> {
  await demo.fault({ path: '/api/cart/store', body, times: 1 });
  await demo.fault({ path: '/api/carts', status: 422, times: 1 });
  await addToCart(shopper);
  expect((await screen.findAllByText('Not sent.'))[0]).toBeVisible();
}

it('counts an addition whose response was lost, if the cart shows it', async () => {
  const shopper = await visitProduct();
  await demo.fault({ path: '/api/cart/store', body: 'cut', times: 1 });
  await addToCart(shopper);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
  expect(await ordered()).toBe(1);
});

it('withdraws the offer of an addition once a later cart shows it', async () => {
  const shopper = await visitProduct();
  await addWithoutOutcome(shopper, 'cut');
  expect(screen.getByRole('alert')).toBeVisible();
  await shopper.clock.advance(3000);
  await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await ordered()).toBe(1);
});

it('keeps the offer of an addition that did not arrive, although an earlier one has', async () => {
  const shopper = await visitProduct();
  await addWithoutOutcome(shopper, 'drop');
  await addToCart(shopper);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  await addWithoutOutcome(shopper, 'drop');
  await shopper.clock.advance(3000);
  await untilResponses(shopper);
  expect((await screen.findAllByText('Not sent.'))[0]).toBeVisible();
  expect(await ordered()).toBe(1);
});

it('looks for an addition of unknown outcome before it is sent again', async () => {
  const shopper = await visitProduct();
  await addWithoutOutcome(shopper, 'cut');
  await addToCart(shopper);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  expect(await ordered()).toBe(1);
  await addToCart(shopper);
  await waitFor(async () => expect(await ordered()).toBe(2));
});

it('counts a quantity whose response was lost, if the cart shows it', async () => {
  const { shopper, drawer } = await openCart();
  await demo.fault({ path: '/api/cart/increment', body: 'cut', times: 1 });
  const plus = drawer.getByRole('button', { name: 'Increase quantity' });
  await shopper.user.click(plus);
  await waitFor(() => expect(shopper.shop.store.getState().cart.requested).toEqual({}));
  expect(drawer.getByRole('group', { name: /^Quantity of/ })).toHaveTextContent('2');
  expect(drawer.queryByText('Not sent.')).not.toBeInTheDocument();
});

it('counts a line that was put aside although the response was lost', async () => {
  const { shopper, drawer } = await openCart();
  await demo.fault({ path: '/api/cart/save', body: 'cut', times: 1 });
  await shopper.user.click(drawer.getByRole('button', { name: /^Save for later/ }));
  expect(await drawer.findByRole('button', { name: /^Move to cart/ })).toBeVisible();
  await waitFor(() => expect(drawer.getByRole('button', { name: /^Move to cart/ })).toBeEnabled());
  expect(drawer.queryByText('Not sent.')).not.toBeInTheDocument();
});

it('counts a buy-now quantity once that is pressed again after its response and the refetch were lost', async () => {
  const shopper = await visitProduct();
  const { user, shop } = shopper;
  await user.click(screen.getAllByRole('button', { name: 'Buy Now' })[0]!);
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  const group = () => items.findByRole('group', { name: /^Quantity of/ });
  const plus = within(await group()).getByRole('button', { name: 'Increase quantity' });
  await untilResponses(shopper);
  await demo.fault({ path: '/api/cart/increment', body: 'cut', times: 1 });
  await demo.fault({ path: '/api/carts', status: 422 });
  const untilSent = async () => {
    await waitFor(() => expect(shop.store.getState().cart.buyNowSteps).toBeUndefined());
    await untilResponses(shopper);
  };
  await user.click(plus);
  await untilSent();
  expect(await group()).toHaveTextContent(/^1$/);
  await demo.clearFaults();
  await user.click(plus);
  await untilSent();
  expect(await group()).toHaveTextContent(/^2$/);
  expect(await screen.findByText(/Quantity 2$/)).toBeVisible();
});
