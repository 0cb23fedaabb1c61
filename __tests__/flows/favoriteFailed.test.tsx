import { requestDemo, demo } from '../support/demo';
import { leave, screen, untilResponses, visitSignedIn } from '../support/visit';

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
