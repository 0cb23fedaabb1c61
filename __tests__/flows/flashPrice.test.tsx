import { requestDemo, demo } from '../support/demo';
import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

interface Sales {
  running_flash_sale: { end_date: string; products: { id: number; price: number; discount_price: number }[] };
}

const SECONDS_LEFT = 30;

it('counts the flash price down by the server’s clock, and refetches when it ends', async () => {
  const { running_flash_sale: sale } = await requestDemo<Sales>('/flash-sales');
  const [product] = sale.products;
  if (!product) throw new Error('Nothing is in the sale');
  // Only the server's clock counts; the shopper's is far off.
  const timeLeft = Date.parse(`${sale.end_date.replace(' ', 'T')}Z`) - Date.now();
  await demo.clock(Math.round(timeLeft - SECONDS_LEFT * 1000));
  const { clock } = await visit(`/products/${product.id}/details`);
  expect(await screen.findByText('Flash sale price ends in')).toBeVisible();
  const timer = screen.getAllByRole('timer').at(-1);
  await waitFor(() => expect(timer).toHaveTextContent(/^00:00:[0-3]\d$/));
  const before = timer?.textContent;
  await clock.advance(1000);
  await waitFor(() => expect(timer?.textContent).not.toBe(before));

  const requestsOf = () => globalThis.shopCalls.filter((call) => call.includes('/product-details')).length;
  expect(requestsOf()).toBe(1);
  await demo.clock(Math.round(timeLeft + 60_000));
  await clock.advance((SECONDS_LEFT + 3) * 1000);
  await waitFor(() => expect(screen.queryByText('Flash sale price ends in')).not.toBeInTheDocument());
  await waitFor(() => expect(requestsOf()).toBe(2));
});
