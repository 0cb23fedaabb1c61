import { demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { fillReview, openReview } from '../support/reviewForm';
import { leave, screen, waitFor } from '../support/visit';

afterEach(leave);

it('thanks for a review that arrived although its response was lost', async () => {
  const { user, items, dialog } = await openReview();
  await fillReview(dialog, user);
  await demo.fault({ path: '/product-review', body: 'cut', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you for your review')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your review' })).not.toBeInTheDocument());
  expect(await items.findByRole('img', { name: '4 of 5 stars' })).toBeVisible();
});

it('shows progress until it is known whether a review has arrived whose response was lost', async () => {
  const { user, dialog } = await openReview();
  await fillReview(dialog, user);
  const look = holdResponses('/api/order-details');
  await demo.fault({ path: '/product-review', body: 'cut', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(look.handled()).toBe(1));
  expect(dialog.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  expect(dialog.queryByText('Not sent.')).not.toBeInTheDocument();
  look();
  expect(await screen.findByText('Thank you for your review')).toBeVisible();
});
