import { REQUEST_TIMEOUT } from '@/domain/timing';
import { refuseMessage, writeMessage } from '../support/contactForm';
import { holdResponses } from '../support/heldResponses';
import { demo, requestDemo } from '../support/demo';
import { leave, screen, visit, waitFor, within } from '../support/visit';

afterEach(leave);

interface Articles {
  total: number;
  blogs: { title: string; slug: string; word_count: number }[];
  categories: { id: number; name: string }[];
}

const address = () => window.location.pathname + window.location.search;
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const expectShown = async ({ blogs }: Articles) =>
  waitFor(() => expect(titles()).toEqual(blogs.map(({ title }) => title)));
const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

it('leads from the news of a category to an article with its related content', async () => {
  const all = await requestDemo<Articles>('/blogs?per_page=12');
  const { user } = await visit('/news?page=99');
  await expectShown(all);
  expect(address()).toBe('/news');
  const [category] = all.categories;
  await user.click(
    within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', {
      name: category?.name ?? '',
    }),
  );
  const some = await requestDemo<Articles>(`/blogs?per_page=12&category_id=${category?.id}`);
  await expectShown(some);

  const [first] = some.blogs;
  const readingTime = `${Math.max(1, Math.round((first?.word_count ?? 0) / 200))} min read`;
  const [card] = screen.getAllByRole('article');
  expect(within(card ?? document.body).getByText(readingTime)).toBeVisible();
  expect(card?.querySelector('img')).toHaveStyle({ objectPosition: '50% 90%' });
  await demo.fault({ path: `/api/blog/${first?.slug}/details`, status: 403, times: 1 });
  await user.click(screen.getByRole('link', { name: first?.title ?? '' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'News' })).toBeVisible();
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
  expect(document.title).toMatch(first?.title ?? 'no title');
  const [article] = screen.getAllByRole('article');
  expect(within(article ?? document.body).getByText(readingTime)).toBeVisible();
  expect(meta('og:type')).toBe('article');
  const details = await requestDemo<{
    blog: { tags: { name: string }[] };
    popular_blogs: { title: string }[];
    related_products: { name: string }[];
  }>(`/blog/${first?.slug}/details`);
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(details.blog.tags.map(({ name }) => name));
  const popular = within(screen.getByRole('complementary', { name: 'Popular articles' }));
  expect(popular.getAllByRole('link')).toHaveLength(details.popular_blogs.length);
  expect(screen.getByRole('link', { name: details.related_products[0]?.name ?? '' })).toBeVisible();
  // The blog layout has no floating cart (specification §2, "Cart").
  expect(screen.queryByRole('button', { name: /^Open cart: / })).not.toBeInTheDocument();
});

it('shows "not found" for unknown articles and policies, and the title of the others', async () => {
  await visit('/blog/nothing-of-the-kind');
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(meta('robots')).toBe('noindex');
  const { content } = await requestDemo<{ content: { title: string } }>('/legal-pages/privacy-policy');
  await leave();
  await visit('/page/privacy-policy');
  expect(await screen.findByRole('heading', { level: 1, name: content.title })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${content.title} \\| `)));
  await leave();
  await visit('/page/nothing-of-the-kind');
  expect(await screen.findByText('Page not found')).toBeVisible();
});

it('introduces the shop on "About Us" in its own words, marks it among the policies, and leads on', async () => {
  const { web_footer_description: words } = await requestDemo<{ web_footer_description: string }>('/master');
  await demo.fault({ path: '/api/legal-pages/about-us', status: 422, times: 1 });
  const { user } = await visit('/about-us');
  const main = within(screen.getByRole('main'));
  // A failed call replaces the text alone.
  const again = await main.findByRole('button', { name: 'Try again' });
  expect(main.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await user.click(again);
  expect(await main.findByText(words)).toBeVisible();
  const policies = within(main.getByRole('navigation', { name: 'Policies' }));
  expect(policies.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  await user.click(await main.findByRole('link', { name: 'All shops' }));
  await waitFor(() => expect(address()).toBe('/shops'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
});

interface Ways {
  phone: string;
  email: string;
}

it('shows contact data and the form, with errors under fields; sends once, and keeps the typed text', async () => {
  const ways = await requestDemo<Ways>('/contact-us');
  const { user, clock } = await visit('/contact-us');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: new RegExp(ways.email) })).toHaveAttribute(
    'href',
    `mailto:${ways.email}`,
  );
  expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('rel', 'noopener noreferrer');

  await user.type(main.getByLabelText(/^Name/), 'Layla');
  await user.click(main.getByRole('button', { name: 'Send message' }));
  expect(await main.findByText('The phone field is required')).toBeVisible();
  await waitFor(() => expect(main.getByLabelText(/^Phone/)).toHaveFocus());
  await user.type(main.getByLabelText(/^Phone/), '501234567');
  await user.type(main.getByLabelText(/^Subject/), 'x'.repeat(3));
  await user.click(main.getByLabelText(/^Your message/));
  await user.paste('word '.repeat(1200));
  await user.click(main.getByRole('button', { name: 'Send message' }));
  // The server's validation message, at the field.
  await waitFor(() => expect(main.getByLabelText(/^Your message/)).toBeInvalid());

  // Leaves for the other page of the form and returns.
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'News' }));
  await screen.findByRole('heading', { level: 1, name: 'News' });
  window.history.back();
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Layla');
  await user.clear(screen.getByLabelText(/^Your message/));
  await user.type(screen.getByLabelText(/^Your message/), 'Do you wrap presents?');

  const release = holdResponses('/api/support');
  const send = screen.getByRole('button', { name: 'Send message' });
  const sentBefore = globalThis.shopCalls.filter((call) => call === '/api/support').length;
  await user.click(send);
  await user.click(screen.getByRole('button', { name: 'Processing...' }));
  // The form goes once it is sent, and what was typed meanwhile with it: nothing can be.
  const message = screen.getByLabelText(/^Your message/);
  await user.type(message, ' With a bow.');
  expect(message).toHaveValue('Do you wrap presents?');
  release();
  await clock.advance(1000);
  expect(await screen.findByText('Your message is on its way')).toBeVisible();
  expect(globalThis.shopCalls.filter((call) => call === '/api/support')).toHaveLength(sentBefore + 1);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('');
});

it('shows no error of an earlier visit in the contact form, and leaves the focus alone', async () => {
  const refusal = await refuseMessage();
  const { user } = await writeMessage();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  const footer = () => within(screen.getByRole('contentinfo'));
  await user.click(footer().getByRole('link', { name: 'News' }));
  await screen.findByRole('heading', { level: 1, name: 'News' });
  await user.click(footer().getByRole('link', { name: 'Contact' }));
  const subject = await screen.findByLabelText(/^Subject/);
  expect(subject).toHaveValue('Hello');
  expect(subject).toBeValid();
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  expect(subject).not.toHaveFocus();
});

it('does not call a message unsent that timed out, as it may have arrived', async () => {
  await demo.fault({ path: '/api/support', delayMs: 60_000, times: 1 });
  const { user, clock } = await writeMessage();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(globalThis.shopCalls).toContain('/api/support'));
  await clock.advance(REQUEST_TIMEOUT);
  expect(await screen.findByText('This takes longer than it should. Please try again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
  expect(screen.queryByText(/This was not sent/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Your message/)).toHaveValue('Do you wrap presents?');
});

it('opens a policy whose URL ends with a slash, without it', async () => {
  await visit('/privacy-policy/');
  const article = await screen.findByRole('article');
  await waitFor(() => expect(article.querySelector('p')).toBeInTheDocument());
  expect(window.location.pathname).toBe('/privacy-policy');
});
