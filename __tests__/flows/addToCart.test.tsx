import { addToCart, viewInCart } from '../support/shopper';
import { demo } from '../support/demo';
import {
  leave,
  logIn,
  screen,
  SHOPPER,
  untilResponses,
  visit,
  visitSignedIn,
  within,
} from '../support/visit';

afterEach(leave);

const PRODUCT = '/products/1/details';

describe('"adding to cart gives \'Please login first!\' and opens the login dialog"', () => {
  it('and the blocked press is completed automatically after the login', async () => {
    const visitor = await visit(PRODUCT);
    await addToCart(visitor);
    expect(await screen.findByText('Please login first!')).toBeVisible();
    await logIn(visitor);
    expect(await screen.findByText('has been added to cart')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Welcome' })).not.toBeInTheDocument();
    expect(screen.getByText('Login Successful')).toBeVisible();
  });

  it('and nothing is added when the login is closed', async () => {
    const visitor = await visit(PRODUCT);
    await addToCart(visitor);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome' });
    await visitor.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(visitor.shop.store.getState().access.blocked).toBeNull();
  });
});

describe("\"Toast after adding: product thumbnail, name, 'has been added to cart', button 'View In Cart'\"", () => {
  it('stays for 3 seconds of the clock', async () => {
    const shopper = await visitSignedIn(PRODUCT);
    await addToCart(shopper);
    expect(await screen.findByText('has been added to cart')).toBeVisible();
    await shopper.clock.advance(2999);
    expect(shopper.shop.store.getState().notices.shown).toHaveLength(1);
    await shopper.clock.advance(1);
    expect(shopper.shop.store.getState().notices.shown).toHaveLength(0);
  });

  it('opens the basket panel', async () => {
    const shopper = await visitSignedIn(PRODUCT);
    await addToCart(shopper);
    const drawer = await viewInCart(shopper);
    const name = screen.getByRole('heading', { level: 1, hidden: true }).textContent;
    expect(await within(drawer).findByText(name)).toBeVisible();
  });
});

it('"Other add … errors: the server\'s message shown in a bottom-left error toast"', async () => {
  const shopper = await visitSignedIn(PRODUCT);
  await screen.findAllByRole('button', { name: 'Add to Cart' });
  // The request itself is refused: with an empty stock, the page could show that before the press.
  await demo.fault({ method: 'POST', path: '/api/cart/store', status: 422, times: 1 });
  await addToCart(shopper);
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  expect(shopper.shop.store.getState().notices.shown).toMatchObject([{ kind: 'error', corner: 'left' }]);
  expect(screen.queryByText('has been added to cart')).not.toBeInTheDocument();
});

it('ends a session that the server no longer accepts, and asks to log in', async () => {
  const shopper = await visitSignedIn(PRODUCT);
  await screen.findAllByRole('button', { name: 'Add to Cart' });
  await demo.fault({ method: 'POST', path: '/api/cart/store', status: 401, times: 1 });
  await addToCart(shopper);
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(shopper.shop.store.getState().session.user).toBeNull();
  expect(window.localStorage.getItem('token')).toBeNull();
  await logIn(shopper);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
});

it('shows the error of an addition that failed while the cart could not be read', async () => {
  await demo.addToCart(1, await demo.logIn(SHOPPER), { size: 1, color: 1 });
  await demo.fault({ path: '/api/carts', status: 422, times: 1 });
  const shopper = await visitSignedIn(PRODUCT);
  await untilResponses(shopper);
  await demo.fault({ path: '/api/cart/store', status: 500, times: 1 });
  await addToCart(shopper);
  expect(await screen.findByText('Failing on purpose with 500')).toBeVisible();
  expect(screen.queryByText('has been added to cart')).not.toBeInTheDocument();
});
