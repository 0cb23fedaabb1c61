import { fireEvent } from '@testing-library/react';
import { requestDemo, demo } from '../support/demo';
import { leave, screen, visit, waitFor, within } from '../support/visit';

afterEach(leave);

interface ProductsResponse {
  products: { id: number; total_reviews: string | number }[];
}
interface ReviewsResponse {
  total: number;
  reviews: {
    customer_name: string;
    description: string;
    rating: number;
    is_verified: boolean;
    photos: { url: string; thumbnail: string }[];
  }[];
  filters: { with_photos: number };
}

/** Returns a product with many reviews, and its first review. */
async function reviewedProduct() {
  const { products } = await requestDemo<ProductsResponse>('/products?sort_type=popular_product');
  for (const { id } of products) {
    const reviews = await requestDemo<ReviewsResponse>(`/reviews?product_id=${id}&per_page=6`);
    if (reviews.total > 6) return { id, ...reviews };
  }
  throw new Error('No product has more than a page of reviews');
}

/** Accessible names without the characters that isolate a name's direction. */
const plain = (name: string) => name.replace(/[\u2066-\u2069]/g, '');

const panel = () => screen.findByRole('tabpanel', { name: /^Reviews/ });

it('shows reviews with their histogram, six to a page, with the page in the URL', async () => {
  const { id, reviews } = await reviewedProduct();
  const { user } = await visit(`/products/${id}/details`);
  const tab = await screen.findByRole('tab', { name: /^Reviews/ });
  expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
  expect(globalThis.shopCalls.some((call) => call.includes('/reviews'))).toBe(false);

  await user.click(tab);
  expect(window.location.search).toBe('?tab=reviews');
  const spread = await within(await panel()).findByRole('list', { name: 'How the stars are spread' });
  expect(within(spread).getAllByRole('listitem')).toHaveLength(5);
  const [first] = reviews;
  expect((await screen.findAllByText(first?.customer_name ?? ''))[0]).toBeVisible();

  await user.click(within(await panel()).getByRole('link', { name: 'Page 2' }));
  expect(window.location.search).toBe('?tab=reviews&page=2');
  await waitFor(async () =>
    expect(within(await panel()).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    ),
  );
});

it('leads to the reviews from their number beside the name', async () => {
  const { id } = await reviewedProduct();
  const { user } = await visit(`/products/${id}/details?color=999999`);
  await user.click(await screen.findByRole('link', { name: /reviews?$/ }));
  expect(await panel()).toBeVisible();
  expect(window.location.hash).toBe('#reviews');
});

it('corrects a page past the last to the last', async () => {
  const { id, total } = await reviewedProduct();
  await visit(`/products/${id}/details?tab=reviews&page=9999`);
  await waitFor(() => expect(window.location.search).toBe(`?tab=reviews&page=${Math.ceil(total / 6)}`));
});

it('keeps the rest of the page when the reviews fail, with a retry', async () => {
  const { id } = await reviewedProduct();
  await demo.fault({ path: '/api/reviews', status: 404 });
  const { user } = await visit(`/products/${id}/details?tab=reviews`);
  const again = await within(await panel()).findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await demo.reset();
  await user.click(again);
  expect(await screen.findByRole('list', { name: 'How the stars are spread' })).toBeVisible();
});

it('filters the reviews by stars, sorts them, and names verified purchases', async () => {
  const { id } = await reviewedProduct();
  const of = (query: string) =>
    requestDemo<ReviewsResponse>(`/reviews?product_id=${id}&page=1&per_page=6&${query}`);
  const { user } = await visit(`/products/${id}/details?tab=reviews&page=2`);
  const five = await screen.findByRole('button', { name: /^5 of 5 stars/ });
  await user.click(five);
  await waitFor(() => expect(window.location.search).toBe('?tab=reviews&stars=5'));
  await waitFor(() => expect(five).toHaveAttribute('aria-pressed', 'true'));
  const fives = await of('rating=5');
  expect(await screen.findByText(`${fives.total} reviews`)).toBeInTheDocument();
  expect((await within(await panel()).findAllByText(fives.reviews[0]?.customer_name ?? ''))[0]).toBeVisible();
  const verified = fives.reviews.filter((review) => review.is_verified).length;
  const shown = within(await panel());
  await waitFor(() => expect(shown.queryAllByText('Verified purchase')).toHaveLength(verified));

  await user.click(await screen.findByRole('button', { name: 'Show all reviews' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=reviews'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest rating');
  await waitFor(() => expect(window.location.search).toBe('?tab=reviews&sort_reviews=lowest'));
  const lowest = await of('sort_type=lowest');
  expect(
    (await within(await panel()).findAllByText(lowest.reviews[0]?.customer_name ?? ''))[0],
  ).toBeVisible();
  expect(lowest.reviews.map(({ rating }) => rating)).toEqual(
    lowest.reviews.map(({ rating }) => rating).sort((one, other) => one - other),
  );
});

it('keeps the stars whose reviews are still rendered when a page is pressed', async () => {
  const { id } = await reviewedProduct();
  await visit(`/products/${id}/details?tab=reviews`);
  const second = await screen.findByRole('link', { name: 'Page 2' });
  fireEvent.click(await screen.findByRole('button', { name: /^5 of 5 stars/ }));
  fireEvent.click(second);
  expect(window.location.search).toBe('?tab=reviews&stars=5&page=2');
});

it('keeps histogram and filters when a filter fails, so that it can be taken back', async () => {
  const { id, reviews } = await reviewedProduct();
  const { user } = await visit(`/products/${id}/details?tab=reviews`);
  const three = await screen.findByRole('button', { name: /^3 of 5 stars/ });
  await demo.fault({ path: '/api/reviews', status: 422 });
  await user.click(three);
  const shown = within(await panel());
  expect(await shown.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(shown.queryByText('Loading')).not.toBeInTheDocument();
  // The pages of all reviews are not those of the filtered ones.
  expect(shown.queryByRole('link', { name: 'Page 2' })).not.toBeInTheDocument();
  expect(shown.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(three).toHaveAttribute('aria-pressed', 'true');
  await user.click(three);
  expect((await shown.findAllByText(reviews[0]?.customer_name ?? ''))[0]).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('filters the reviews by photos, and shows a photo full screen', async () => {
  const { id, filters } = await reviewedProduct();
  const { user } = await visit(`/products/${id}/details?tab=reviews&page=2`);
  const count = filters.with_photos;
  expect(count).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: `With photos (${count})` }));
  await waitFor(() => expect(window.location.search).toBe('?tab=reviews&with_photos=1'));
  expect(await screen.findByText(`${count} reviews`)).toBeInTheDocument();
  const { reviews } = await requestDemo<ReviewsResponse>(
    `/reviews?product_id=${id}&page=1&per_page=6&with_photos=1`,
  );
  const [{ customer_name: author, photos } = { customer_name: '', photos: [] }] = reviews;
  const [thumbnails] = await within(await panel()).findAllByRole('list', {
    name: (name) => plain(name) === `Photos by ${author}`,
  });
  if (!thumbnails) throw new Error('The review shows no photos');
  const buttons = within(thumbnails).getAllByRole('button');
  expect(buttons).toHaveLength(photos.length);
  const label = `${author}, picture 1 of ${photos.length}`;
  await user.click(
    within(thumbnails).getByRole('button', { name: (name) => plain(name) === `Enlarge: ${label}` }),
  );
  const full = await screen.findByRole('dialog', { name: (name) => plain(name) === `Photos by ${author}` });
  expect(within(full).getByRole('img', { name: (name) => plain(name) === label })).toHaveAttribute(
    'src',
    photos[0]?.url,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: /^1 of 5 stars/ }));
  const ones = await requestDemo<ReviewsResponse>(`/reviews?product_id=${id}&rating=1&with_photos=1`);
  expect(await screen.findByRole('button', { name: `With photos (${ones.total})` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=reviews'));
});

it('shows all reviews without controls where the server cannot filter or sort them', async () => {
  const { id, ...response } = await reviewedProduct();
  const plain = { ...response, filters: undefined };
  await demo.fault({ path: '/api/reviews', response: { data: plain } });
  await visit(`/products/${id}/details?tab=reviews&stars=1&sort_reviews=lowest&with_photos=1`);
  expect((await screen.findAllByText(response.reviews[0]?.customer_name ?? ''))[0]).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?tab=reviews'));
  const shown = within(await panel());
  expect(
    within(shown.getByRole('list', { name: 'How the stars are spread' })).queryByRole('button'),
  ).toBeNull();
  expect(shown.queryByRole('combobox')).toBeNull();
  expect(shown.queryByRole('button', { name: /^With photos/ })).toBeNull();
  expect(shown.queryByRole('button', { name: 'Show all reviews' })).toBeNull();
});
