import { fireEvent } from '@testing-library/react';
import { demo } from '../support/demo';
import { codeSentTo, openOtp, typeCode, UNVERIFIED, UNVERIFIED_PHONE } from '../support/entry';
import { anOffer, offers } from '../support/offers';
import { addToCart } from '../support/shopper';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, SHOPPER, visit, waitFor, within } from '../support/visit';

afterEach(leave);

const MINUTES = 60_000;
const login = () => screen.findByRole('dialog', { name: 'Welcome' });
const blocked = ({ shop }: Visit) => shop.store.getState().access.blocked;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Waits until the dialog shows what follows the login (R96). */
const expectWaiting = async (text: string) => expect(within(await login()).getByText(text)).toBeVisible();

async function pressAddToCart(): Promise<Visit> {
  const { id, name } = await anOffer();
  const visitor = await visit(`/products/${id}/details`);
  await addToCart(visitor);
  expect(await screen.findByText('Please login first!')).toBeVisible();
  await expectWaiting(`${name} goes into your cart`);
  return visitor;
}

async function logInByButton(visitor: Visit) {
  await visitor.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  expect(await screen.findByText('Login Successful')).toBeVisible();
}

it('"adding to cart gives \'Please login first!\' and opens the login dialog"; it finishes by itself after the login', async () => {
  const visitor = await pressAddToCart();
  expect(globalThis.shopCalls).not.toContain('/api/cart/store');
  await logIn(visitor);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  expect(globalThis.shopCalls.filter((address) => address === '/api/cart/store')).toHaveLength(1);
  expect(blocked(visitor)).toBeNull();
});

it('leaves a blocked favorite on, even if this user had it already', async () => {
  const { id } = await anOffer();
  const token = await demo.logIn(SHOPPER);
  const [listedOffer] = (await offers(token)).filter((offer) => offer.id === id);
  const visitor = await visit(`/products/${id}/details`);
  const [favorite] = await screen.findAllByRole('button', { name: /to wishlist$/ });
  if (!favorite) throw new Error('No heart');
  await visitor.user.click(favorite);
  await expectWaiting(`${listedOffer?.name} goes into your wishlist`);
  await logIn(visitor);
  await waitFor(() => expect(visitor.shop.store.getState().wishlist.agreed[id]).toBe(true));
  expect(await offers(token)).toContainEqual(expect.objectContaining({ id, is_favorite: true }));
  expect(listedOffer).toBeDefined();
});

it('opens the page of "Buy Now" after the login', async () => {
  const { id, name } = await anOffer();
  const visitor = await visit(`/products/${id}/details`);
  const [button] = await screen.findAllByRole('button', { name: 'Buy Now' });
  if (!button) throw new Error('Nothing to buy');
  await visitor.user.click(button);
  await expectWaiting(`${name} goes to the checkout`);
  await logIn(visitor);
  await waitFor(() => expect(window.location.pathname).toBe('/buynow'));
});

it('opens the chat after the login', async () => {
  const { id, shop } = await anOffer();
  const visitor = await visit(`/products/${id}/details`);
  const [button] = await screen.findAllByRole('button', { name: /^Chat/ });
  if (!button) throw new Error('Nobody to chat with');
  await visitor.user.click(button);
  expect(await screen.findByText('Please login first!')).toBeVisible();
  await expectWaiting(`Your chat with ${shop.name} opens`);
  await logIn(visitor);
  await waitFor(() => expect(visitor.shop.store.getState().access.blocked).toBeNull());
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  expect(window.location.pathname).toBe(`/products/${id}/details`);
});

it('drops the blocked action when Login is closed', async () => {
  const visitor = await pressAddToCart();
  await visitor.user.keyboard('{Escape}');
  await closed();
  expect(blocked(visitor)).toBeNull();
  await logInByButton(visitor);
  expect(globalThis.shopCalls).not.toContain('/api/cart/store');
});

it('drops the blocked action after ten minutes while Login is open', async () => {
  const visitor = await pressAddToCart();
  await visitor.clock.advance(10 * MINUTES - 1);
  expect(blocked(visitor)).not.toBeNull();
  await visitor.clock.advance(1);
  await waitFor(() => expect(blocked(visitor)).toBeNull());
  await logIn(visitor);
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(globalThis.shopCalls).not.toContain('/api/cart/store');
});

it('drops the blocked action when another one is blocked', async () => {
  const visitor = await pressAddToCart();
  visitor.shop.store.dispatch({ type: 'access/accountPageRequested', payload: '/order-history' });
  await logIn(visitor);
  await waitFor(() => expect(window.location.pathname).toBe('/order-history'));
  expect(globalThis.shopCalls).not.toContain('/api/cart/store');
});

it('keeps the blocked action after a wrong password', async () => {
  const visitor = await pressAddToCart();
  await logIn(visitor, { ...SHOPPER, password: 'not the one' });
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/login'));
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log in' })).toBeEnabled(),
  );
  expect(blocked(visitor)).not.toBeNull();
  await logIn(visitor);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
});

it('records the blocked action in the timeline, and drops it on reload', async () => {
  const visitor = await pressAddToCart();
  expect(blocked(visitor)).toMatchObject({ type: 'cart/addToCartPressed' });
  const again = await visitor.reload();
  expect(blocked(again)).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('finishes a press after a reload while its code was read in another app', async () => {
  const visitor = await pressAddToCart();
  await openOtp(visitor);
  const again = await visitor.reload();
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  await typeCode(again, dialog, await codeSentTo(UNVERIFIED_PHONE));
  await logIn(again, UNVERIFIED);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
});

it('drops a press that waited in Login before a reload, also after a later one', async () => {
  const visitor = await pressAddToCart();
  const second = await visitor.reload();
  await second.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await openOtp(second);
  const third = await second.reload();
  await screen.findByRole('dialog', { name: 'Enter OTP' });
  expect(blocked(third)).toBeNull();
});

it('shows one dialog when a press that was on its way needs a login beside Forgot Password', async () => {
  const { id } = await anOffer();
  const { user } = await visit(`/products/${id}/details`);
  await screen.findAllByRole('button', { name: 'Add to Cart' });
  await user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  await user.click(within(await login()).getByRole('button', { name: 'Forgot Password' }));
  const forgot = await screen.findByRole('dialog', { name: 'Forgot Password' });
  const [press] = screen.getAllByRole('button', { name: 'Add to Cart', hidden: true });
  fireEvent.click(press ?? forgot);
  await login();
  await waitFor(() => expect(forgot).not.toBeInTheDocument());
});
