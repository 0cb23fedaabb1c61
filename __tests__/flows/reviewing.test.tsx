import { act } from '@testing-library/react';
import { requestDemo, demo } from '../support/demo';
import { falsePicture, picture } from '../support/files';
import { holdResponses } from '../support/heldResponses';
import { fillReview } from '../support/reviewForm';
import { leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const UNREADABLE = 'The shop answered in a way we could not read. Please try again.';

it('reviews each delivered product once', async () => {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  const id = orders[0]?.id;
  const { order } = await requestDemo<{ order: { products: { id: number; rating: number | null }[] } }>(
    `/order-details?order_id=${id}`,
    token,
  );
  const productId = order.products.find(({ rating }) => rating === null)?.id;
  const { user } = await visitSignedIn(`/order-history/${id}`);
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  const [button, ...others] = await items.findAllByRole('button', { name: /^Review / });
  if (!button) throw new Error('Everything of this order is reviewed');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your review' }));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await dialog.findByText('Please choose a rating')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'No rating' })).toHaveFocus();
  expect(dialog.getByText('The description field is required')).toBeVisible();
  await fillReview(dialog, user);
  await user.upload(dialog.getByLabelText('Your photos', { selector: 'input' }), [
    picture('first.png'),
    picture('second.png'),
  ]);
  const photos = await dialog.findAllByRole('img', { name: /\.png$/ });
  expect(photos).toHaveLength(2);
  await user.upload(dialog.getByLabelText('Your photos', { selector: 'input' }), falsePicture());
  expect(await dialog.findByText(/not a picture that we can show/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove first.png' }));
  await demo.fault({ path: '/product-review', status: 200, body: 'html', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you for your review')).toBeVisible();
  expect(await items.findByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(items.queryAllByRole('button', { name: /^Review / })).toHaveLength(others.length);
  const { reviews } = await requestDemo<{ reviews: { photos: { width: number }[] }[] }>(
    `/reviews?product_id=${productId}&with_photos=1`,
  );
  expect(reviews[0]?.photos).toMatchObject([{ width: 1, height: 1 }]);
});

it('cancels an order while a review is sent, and leaves a dialog open that belongs to neither', async () => {
  const token = await demo.logIn(SHOPPER);
  const ordersAt = async (status: string) =>
    (
      await requestDemo<{ orders: { id: number; order_code: string }[] }>(
        `/orders?order_status=${status}`,
        token,
      )
    ).orders;
  const [delivered, pending] = [(await ordersAt('delivered'))[0], (await ordersAt('pending'))[0]];
  const { user } = await visitSignedIn(`/order-history/${delivered?.id}`);
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  const [button] = await items.findAllByRole('button', { name: /^Review / });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your review' }));
  await fillReview(dialog, user);
  const release = holdResponses('/api/product-review');
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: new RegExp(`${pending?.order_code}`) }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Your order has been cancelled')).toBeVisible();

  await user.click(await screen.findByRole('link', { name: new RegExp(`${delivered?.order_code}`) }));
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  const again = await screen.findByRole('dialog', { name: 'Order Again' });
  release();
  expect(await screen.findByText('Thank you for your review')).toBeVisible();
  expect(again).toBeVisible();
});

it('shows the error of one review in no other dialog', async () => {
  const refusal = 'Please no rude words.';
  await demo.fault({
    path: '/product-review',
    status: 422,
    response: { message: refusal, errors: { description: [refusal] } },
    times: 1,
  });
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  const { user } = await visitSignedIn(`/order-history/${orders.at(-1)?.id}`);
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  const [one, other] = await items.findAllByRole('button', { name: /^Review / });
  if (!one || !other) throw new Error('This order has fewer than two products to review');
  await user.click(one);
  const first = await screen.findByRole('dialog', { name: 'Your review' });
  await fillReview(within(first), user);
  await user.click(within(first).getByRole('button', { name: 'Send review' }));
  expect(await within(first).findByText(refusal)).toBeVisible();
  await user.click(within(first).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());

  await user.click(other);
  const second = within(await screen.findByRole('dialog', { name: 'Your review' }));
  expect(second.getByLabelText('What did you like, what not?')).toHaveAttribute('aria-invalid', 'false');
  expect(second.queryByText(refusal)).not.toBeInTheDocument();
});

it('shows no error of a review that was refused after its dialog was closed, there or elsewhere', async () => {
  const refusal = 'Please no rude words.';
  const refuse = () =>
    demo.fault({
      path: '/product-review',
      status: 422,
      response: { message: refusal, errors: { description: [refusal] } },
      times: 1,
    });
  await refuse();
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  const { user, shop } = await visitSignedIn(`/order-history/${orders.at(-1)?.id}`);
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  const [one, other] = await items.findAllByRole('button', { name: /^Review / });
  if (!one || !other) throw new Error('This order has fewer than two products to review');
  const open = async (button: HTMLElement) => {
    await user.click(button);
    return screen.findByRole('dialog', { name: 'Your review' });
  };
  const close = async (dialog: HTMLElement) => {
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  const first = await open(one);
  await fillReview(within(first), user);
  const release = holdResponses('/api/product-review');
  await user.click(within(first).getByRole('button', { name: 'Send review' }));
  await close(first);

  // Its own call, not the one that is still on its way.
  const second = await open(other);
  expect(within(second).getByRole('button', { name: 'Send review' })).toBeVisible();
  release();
  const calls = () => Object.values(shop.store.getState().api.mutations);
  await waitFor(() => expect(calls()).toMatchObject([{ status: 'rejected' }]));
  expect(within(second).queryByText(refusal)).not.toBeInTheDocument();
  await close(second);

  const again = within(await open(one));
  const text = again.getByLabelText('What did you like, what not?');
  expect(text).toHaveValue('Better than the pictures');
  expect(text).toHaveAttribute('aria-invalid', 'false');
  expect(again.queryByText(refusal)).not.toBeInTheDocument();
  await waitFor(() => expect(calls()).toEqual([]));
  // An error of an open dialog is shown.
  await refuse();
  await user.click(again.getByRole('button', { name: 'Send review' }));
  expect(await again.findByText(refusal)).toBeVisible();
});

it('counts a review at once on its product’s page, which was open before', async () => {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  const id = orders[0]?.id;
  const { order } = await requestDemo<{
    order: { products: { id: number; name: string; rating: number | null }[] };
  }>(`/order-details?order_id=${id}`, token);
  const line = order.products.find(({ rating }) => rating === null);
  if (!line) throw new Error('Everything of this order is reviewed');
  const countOf = async () => {
    const path = `/product-details?product_id=${line.id}`;
    const { product } = await requestDemo<{ product: { total_reviews: string } }>(path);
    return new RegExp(`^${product.total_reviews} reviews?$`);
  };
  const { user } = await visitSignedIn(`/order-history/${id}`);
  const before = await countOf();
  const items = () => screen.findByRole('region', { name: 'Items' });
  await user.click(
    (await within(await items()).findAllByRole('link', { name: line.name }))[0] as HTMLElement,
  );
  expect(await screen.findByRole('link', { name: before })).toBeVisible();

  window.history.back();
  await user.click(await within(await items()).findByRole('button', { name: `Review ${line.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your review' }));
  await fillReview(dialog, user);
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you for your review')).toBeVisible();
  const after = await countOf();
  expect(after).not.toEqual(before);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(
    (await within(await items()).findAllByRole('link', { name: line.name }))[0] as HTMLElement,
  );
  expect(await screen.findByRole('link', { name: after })).toBeVisible();
});

it('takes out every picture that the browser cannot show, and names each', async () => {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=delivered', token);
  const { user } = await visitSignedIn(`/order-history/${orders.at(-1)?.id}`);
  const items = within(await screen.findByRole('region', { name: 'Items' }));
  const [button] = await items.findAllByRole('button', { name: /^Review / });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your review' }));
  const names = ['first.png', 'second.png', 'third.png'];
  await user.upload(dialog.getByLabelText('Your photos', { selector: 'input' }), names.map(picture));
  const photos = await dialog.findAllByRole('img', { name: /\.png$/ });
  act(() => {
    for (const photo of photos.slice(0, 2)) photo.dispatchEvent(new Event('error'));
  });
  const shown = dialog.getAllByRole('img', { name: /\.png$/ });
  expect(shown.map((photo) => photo.getAttribute('alt'))).toEqual(['third.png']);
  expect(dialog.getAllByText(/not a picture that we can show/)).toHaveLength(2);
});
