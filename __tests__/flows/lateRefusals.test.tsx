import { demo } from '../support/demo';
import { callsTo } from '../support/entry';
import { holdResponses } from '../support/heldResponses';
import { deliver, logInAsSami, stateOf } from '../support/nextUser';
import { anOffer } from '../support/offers';
import { goTo, leave, logIn, screen, visitSignedIn, waitFor } from '../support/visit';

/** A press is refused with a 401 that arrives after the next login, which another 401 had made necessary. */
afterEach(leave);

/** Presses the button, whose refusal is held back while another press ends the session. */
async function pressAndLoseSession(button: 'Add to Cart' | 'Buy Now') {
  const { id } = await anOffer();
  const here = await visitSignedIn(`/products/${id}/details`);
  await demo.fault({ path: '/api/cart/store', status: 401, times: 1 });
  await demo.fault({ path: '/api/favorite-add-or-remove', status: 401, times: 1 });
  const release = holdResponses('/api/cart/store', 1);
  const [press] = await screen.findAllByRole('button', { name: button });
  const [favorite] = await screen.findAllByRole('button', { name: /to wishlist$/ });
  if (!press || !favorite) throw new Error('The page has no product to buy');
  await here.user.click(press);
  await waitFor(() => expect(release.handled()).toBe(1));
  await here.user.click(favorite);
  await waitFor(() => expect(stateOf(here).session.user).toBeNull());
  return { ...here, release };
}

type Here = Awaited<ReturnType<typeof pressAndLoseSession>>;

async function logInAgain(here: Here) {
  await here.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(here);
  await screen.findByText('Login Successful');
}

it('finishes an addition whose refusal arrives after the next login of its user', async () => {
  const here = await pressAndLoseSession('Add to Cart');
  await logInAgain(here);
  await deliver(here.release);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  expect(callsTo('/cart/store')).toBe(2);
  expect(screen.queryByText('Please login first!')).not.toBeInTheDocument();
});

it('finishes "Buy Now" whose refusal arrives after the next login of its user', async () => {
  const here = await pressAndLoseSession('Buy Now');
  await logInAgain(here);
  await deliver(here.release);
  await waitFor(() => expect(window.location.pathname).toBe('/buynow'));
  expect(stateOf(here).cart.buyingNow).toBeNull();
});

it('does not leave another page for "Buy Now" whose refusal arrives late', async () => {
  const here = await pressAndLoseSession('Buy Now');
  await logInAgain(here);
  goTo(here, '/products');
  await deliver(here.release);
  expect(window.location.pathname).toBe('/products');
  expect(callsTo('/cart/store')).toBe(1);
  expect(stateOf(here).cart.buyingNow).toBeNull();
});

it('adds nothing to the cart of another user who has logged in since', async () => {
  const here = await pressAndLoseSession('Add to Cart');
  await logInAsSami(here);
  await deliver(here.release);
  expect(callsTo('/cart/store')).toBe(1);
  expect(screen.queryByText('Please login first!')).not.toBeInTheDocument();
});
