import { requestDemo, demo } from '../support/demo';
import { replaceResponse } from '../support/heldResponses';
import { leave, screen, untilResponses, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

it('offers no Undo for a favorite that was not added', async () => {
  const { products } = await requestDemo<{ products: { name: string }[] }>('/products?per_page=12');
  const { name } = products[0]!;
  const shopper = await visitSignedIn('/products', { phone: 'new@marsa.example', password: 'demo1234' });
  await demo.fault({ path: '/api/favorite-add-or-remove', status: 500, body: 'html' });
  const favorite = await screen.findByRole('button', { name: `Add ${name} to wishlist` });
  await shopper.user.click(favorite);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  await untilResponses(shopper);
  expect(screen.queryByText('Removed from wishlist')).not.toBeInTheDocument();
  expect(favorite).toHaveAttribute('aria-pressed', 'false');
});

it('does not take a favorite as removed that a shorter wishlist lacks', async () => {
  const { products } = await requestDemo<{ products: { id: number; name: string }[] }>(
    '/products?per_page=12',
  );
  const [{ id = 0, name = '' } = {}] = products;
  const shopper = await visitSignedIn('/products', { phone: 'new@marsa.example', password: 'demo1234' });
  await shopper.user.click(await screen.findByRole('button', { name: `Add ${name} to wishlist` }));
  expect(await screen.findByRole('link', { name: 'Saved Wishlist (1 item)' })).toBeVisible();
  await untilResponses(shopper);

  await demo.fault({ path: '/api/favorite-add-or-remove', body: 'drop', times: 1 });
  replaceResponse('/api/favorite-products', {
    data: { products: [{ ...products[1], id: id + 1 }], count: 2 },
  });
  const favorite = screen.getByRole('button', { name: `Add ${name} to wishlist` });
  await shopper.user.click(favorite);
  expect((await screen.findAllByText('Not sent.'))[0]).toBeVisible();
  await waitFor(() => expect(favorite).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByText('Removed from wishlist')).not.toBeInTheDocument();
});
