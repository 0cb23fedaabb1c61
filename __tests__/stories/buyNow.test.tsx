import { demo } from '../support/demo';
import { leave, logIn, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const PRODUCT = '/products/1/details';

async function pressBuyNow({ user }: Awaited<ReturnType<typeof visit>>) {
  const [button] = await screen.findAllByRole('button', { name: 'Buy Now' });
  if (!button) throw new Error('There is nothing to buy');
  await user.click(button);
}

it('puts the product into a cart of its own, and the basket stays as it is', async () => {
  const shopper = await visitSignedIn(PRODUCT);
  await pressBuyNow(shopper);
  await waitFor(() => expect(window.location.pathname).toBe('/buynow'));
  const { queries } = shopper.shop.store.getState().api;
  expect(queries['getCart({"isBuyNow":true})']?.data).toMatchObject({
    shops: [{ lines: [{ productId: 1 }] }],
  });
  expect(queries['getCart({"isBuyNow":false})']?.data).toMatchObject({ total: 0 });
});

it('asks a visitor to log in, and then goes on by itself', async () => {
  const visitor = await visit(PRODUCT);
  await pressBuyNow(visitor);
  expect(await screen.findByText('Please login first!')).toBeVisible();
  await logIn(visitor);
  await waitFor(() => expect(window.location.pathname).toBe('/buynow'));
});

it("says the server's refusal, and stays", async () => {
  const shopper = await visitSignedIn(PRODUCT);
  await screen.findAllByRole('button', { name: 'Buy Now' });
  await demo.setStock(1, 0);
  await pressBuyNow(shopper);
  await waitFor(() =>
    expect(shopper.shop.store.getState().notices.shown[0]).toMatchObject({ kind: 'error' }),
  );
  expect(window.location.pathname).toBe(PRODUCT);
  expect(shopper.shop.store.getState().cart.buyingNow).toBeNull();
});

it('a late answer takes nobody away who has gone elsewhere', async () => {
  const shopper = await visitSignedIn(PRODUCT);
  await demo.fault({ method: 'POST', path: '/api/cart/store', delayMs: 1500, times: 1 });
  await pressBuyNow(shopper);
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  await shopper.user.click(within(pages).getByRole('link', { name: 'News' }));
  await waitFor(() => expect(shopper.shop.store.getState().cart.buyingNow).toBeNull());
  expect(window.location.pathname).toBe('/news');
});

it('"Chat" asks a visitor to log in, and opens the conversation after that', async () => {
  const visitor = await visit(PRODUCT);
  await visitor.user.click(await screen.findByRole('button', { name: 'Chat' }));
  expect(await screen.findByText('Please login first!')).toBeVisible();
  await logIn(visitor);
  await waitFor(() => expect(window.location.pathname).toBe('/messages'));
});
