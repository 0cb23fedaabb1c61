import { holdResponses } from '../support/heldResponses';
import { requestDemo, demo } from '../support/demo';
import { responsesOf } from '../support/entry';
import {
  leave,
  logIn,
  screen,
  untilResponses,
  visit,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

const NEWCOMER = { phone: 'new@marsa.example', password: 'demo1234' };

interface ProductList {
  products: { id: number; name: string; sizes: unknown[]; colors: unknown[] }[];
}

/** Longer than the time after which a returning tab refetches. */
const LONG_ABSENCE = 11 * 60_000;

const onServer = async () => {
  const token = window.localStorage.getItem('token') ?? '';
  const { products } = await requestDemo<ProductList>('/favorite-products', token);
  return products.map(({ name }) => name);
};
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('article') as HTMLElement);
};
const favoriteButtonOf = async (name: string) =>
  (await card(name)).getByRole('button', { name: `Add ${name} to wishlist` });
const countInBar = (label: string) => screen.findByRole('link', { name: label });

it('opens Login for visitors and then saves the favorite; restores one that a card removed', async () => {
  const { products } = await requestDemo<ProductList>('/products?per_page=12');
  const [one] = products;
  if (!one) throw new Error('The demo has products');
  const shopper = await visit('/products');
  await shopper.user.click(await favoriteButtonOf(one.name));
  await logIn(shopper, NEWCOMER);
  await waitFor(async () => expect(await onServer()).toEqual([one.name]));
  expect(await countInBar('Saved Wishlist (1 item)')).toBeVisible();
  expect(await favoriteButtonOf(one.name)).toHaveAttribute('aria-pressed', 'true');

  await shopper.user.click(await favoriteButtonOf(one.name));
  expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  await waitFor(async () => expect(await onServer()).toEqual([]));
  await shopper.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await onServer()).toEqual([one.name]));
  expect(await favoriteButtonOf(one.name)).toHaveAttribute('aria-pressed', 'true');
});

it('shows a favorite’s requested state at once, and confirms the last press', async () => {
  const { products } = await requestDemo<ProductList>('/products?per_page=12');
  const [one, two, three] = products;
  if (!one || !two || !three) throw new Error('The demo has products');
  const { user } = await visitSignedIn('/products', NEWCOMER);
  const favorites = [
    await favoriteButtonOf(one.name),
    await favoriteButtonOf(two.name),
    await favoriteButtonOf(three.name),
  ] as const;
  const shown = () => favorites.map((favorite) => favorite.getAttribute('aria-pressed') === 'true');
  const release = holdResponses('/api/favorite-add-or-remove');
  for (const favorite of favorites) await user.click(favorite);
  await waitFor(() => expect(shown()).toEqual([true, true, true]));
  await user.click(favorites[0]);
  await waitFor(() => expect(shown()).toEqual([false, true, true]));
  for (const favorite of favorites.slice(0, 2)) await user.click(favorite);
  await waitFor(() => expect(shown()).toEqual([true, false, true]));

  release();
  await waitFor(async () => expect(new Set(await onServer())).toEqual(new Set([one.name, three.name])));
  expect(await countInBar('Saved Wishlist (2 items)')).toBeVisible();
  expect(shown()).toEqual([true, false, true]);

  // A call begun in the task of the press would delay the painting of the heart.
  let isInTaskOfPress = false;
  favorites[1].addEventListener('click', () => {
    isInTaskOfPress = true;
    setTimeout(() => (isInTaskOfPress = false));
  });
  const callsInTask: boolean[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if (input === '/api/favorite-add-or-remove') callsInTask.push(isInTaskOfPress);
    return fetch(input, init);
  };
  await user.click(favorites[1]);
  await waitFor(() => expect(callsInTask).toEqual([false]));
  globalThis.fetch = fetch;
});

it('shows a press that is newer than a response of the wishlist on its way', async () => {
  const { products } = await requestDemo<ProductList>('/products?per_page=12');
  const [one] = products;
  if (!one) throw new Error('The demo has products');
  const visitor = await visitSignedIn('/products', NEWCOMER);
  const { user, shop } = visitor;
  const button = await favoriteButtonOf(one.name);
  await untilResponses(visitor);
  const read = responsesOf('/favorite-products');
  const release = holdResponses('/api/favorite-products');
  await user.click(button);
  await waitFor(() => expect(responsesOf('/favorite-products')).toBe(read + 1));
  await user.click(button);
  await waitFor(() => expect(responsesOf('/favorite-add-or-remove')).toBe(2));
  await waitFor(() => expect(shop.store.getState().wishlist.requested).toEqual({}));
  expect(button).toHaveAttribute('aria-pressed', 'false');
  // The next response, which is newer than both presses, would hide what the first one did.
  holdResponses('/api/favorite-products');
  const calls = () => globalThis.shopCalls.filter((call) => call === '/api/favorite-products').length;
  const before = calls();
  release();
  await waitFor(() => expect(calls()).toBe(before + 1));
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await onServer()).toEqual([]);
});

it('shows the server’s state when its responses contradict the request', async () => {
  const { products } = await requestDemo<ProductList>('/products?per_page=12');
  const [one] = products;
  if (!one) throw new Error('The demo has products');
  const { user } = await visitSignedIn('/products', NEWCOMER);
  const favorite = await favoriteButtonOf(one.name);
  await demo.fault({
    path: '/api/favorite-add-or-remove',
    response: { data: { product: { is_favorite: false } } },
  });
  await user.click(favorite);
  await waitFor(() => expect(responsesOf('/favorite-add-or-remove')).toBe(2));
  await waitFor(() => expect(favorite).toHaveAttribute('aria-pressed', 'false'));
});

it('shows the server’s state when the response of a favorite is lost', async () => {
  const { products } = await requestDemo<ProductList>('/products?per_page=12');
  const [one] = products;
  if (!one) throw new Error('The demo has products');
  const { user } = await visitSignedIn('/products', NEWCOMER);
  await demo.fault({ path: '/api/favorite-add-or-remove', body: 'cut', times: 1 });
  const favorite = await favoriteButtonOf(one.name);
  await user.click(favorite);
  expect(await countInBar('Saved Wishlist (1 item)')).toBeVisible();
  expect(favorite).toHaveAttribute('aria-pressed', 'true');
  expect(await onServer()).toEqual([one.name]);
});

it('moves a favorite to the cart, removes one after a confirmation, and shows an empty state', async () => {
  const shopper = await visitSignedIn('/wishlist', NEWCOMER);
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
  const { products } = await requestDemo<ProductList>('/products?per_page=40');
  const simple = products.find(({ sizes, colors }) => sizes.length < 2 && colors.length < 2);
  const rich = products.find(({ sizes, colors }) => sizes.length > 1 || colors.length > 1);
  if (!simple || !rich) throw new Error('The demo has both kinds');
  const token = window.localStorage.getItem('token') ?? '';
  for (const { id } of [simple, rich]) await demo.like(id, token);
  await shopper.reload();
  expect(await countInBar('Saved Wishlist (2 items)')).toBeVisible();

  await demo.fault({ path: '/cart/store', body: 'drop', times: 1 });
  await shopper.user.click(
    (await card(simple.name)).getByRole('button', { name: `Move to cart: ${simple.name}` }),
  );
  await shopper.user.click(await (await card(simple.name)).findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  await waitFor(async () => expect(await onServer()).toEqual([rich.name]));
  await waitFor(() => expect(screen.queryByRole('link', { name: simple.name })).not.toBeInTheDocument());

  // A product with options opens the chooser first; closing it without its button moves nothing.
  await shopper.user.click(
    (await card(rich.name)).getByRole('button', { name: `Move to cart: ${rich.name}` }),
  );
  const chooser = await screen.findByRole('dialog', { name: rich.name });
  await shopper.user.keyboard('{Escape}');
  await waitFor(() => expect(chooser).not.toBeInTheDocument());
  expect(await onServer()).toEqual([rich.name]);

  await shopper.user.click(
    (await card(rich.name)).getByRole('button', { name: `Remove ${rich.name} from wishlist` }),
  );
  const question = within(await screen.findByRole('dialog', { name: 'Remove from wishlist?' }));
  expect(question.getByText(rich.name)).toBeVisible();
  await demo.fault({ path: '/api/favorite-add-or-remove', body: 'drop', times: 1 });
  await shopper.user.click(question.getByRole('button', { name: 'Remove' }));
  const again = await (await card(rich.name)).findByRole('button', { name: 'Send again' });
  expect(await onServer()).toEqual([rich.name]);
  await shopper.user.click(again);
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
  await waitFor(async () => expect(await onServer()).toEqual([]));
});

it('shows a count at the root of the response body in the badge', async () => {
  await demo.fault({
    path: '/api/favorite-products',
    response: { message: '', count: 23, data: { products: [] } },
  });
  await visitSignedIn('/news');
  expect(await countInBar('Saved Wishlist (23 items)')).toBeVisible();
});

it('repeats a failed request of the bar on the page without showing its error in between', async () => {
  await demo.fault({ path: '/api/favorite-products', status: 422 });
  const { user } = await visitSignedIn('/news');
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/favorite-products'));
  await demo.clearFaults();
  const shown: string[] = [];
  const changes = new MutationObserver(() => shown.push(screen.getByRole('main').textContent));
  changes.observe(document.body, { childList: true, subtree: true });
  await user.click(await countInBar('Saved Wishlist'));
  expect((await screen.findAllByRole('button', { name: /^Move to cart/ })).length).toBeGreaterThan(0);
  changes.disconnect();
  expect(shown.filter((text) => text.includes('Try again'))).toEqual([]);
});

it('shows a favorite again that was removed here and added again on another device meanwhile', async () => {
  const { products } = await requestDemo<ProductList>('/products?per_page=12');
  const [one] = products;
  if (!one) throw new Error('The demo has products');
  const token = await demo.logIn(NEWCOMER);
  await demo.like(one.id, token);
  const visitor = await visitSignedIn('/wishlist', NEWCOMER);
  await visitor.user.click(
    (await card(one.name)).getByRole('button', { name: `Remove ${one.name} from wishlist` }),
  );
  const question = within(await screen.findByRole('dialog', { name: 'Remove from wishlist?' }));
  await visitor.user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
  await waitFor(async () => expect(await onServer()).toEqual([]));
  await untilResponses(visitor);

  await demo.like(one.id, token);
  visitor.clock.freeze(LONG_ABSENCE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('link', { name: one.name })).toBeVisible();
});
