import Pusher from 'pusher-js';
import { settingsApi } from '@/api';
import { setReload } from '@/shared/adapters';
import { demo, requestDemo } from '../support/demo';
import { openLogin } from '../support/entry';
import { fillCart } from '../support/filledCart';
import { cartDrawer } from '../support/shopper';
import { asTimePasses, leave, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

/** Responses that the contract allows, and that the demo does not send. */
afterEach(async () => {
  setReload();
  await leave();
});

it('requests the cart when the response to an addition is without one', async () => {
  await fillCart(1);
  const { user } = await visitSignedIn('/products/1/details');
  await screen.findByRole('button', { name: /^My Cart .*1 item/ });
  const response = { message: 'product added to cart' };
  await demo.fault({ path: '/api/cart/store', response, times: 1 });
  const [add] = await screen.findAllByRole('button', { name: 'Add to Cart' });
  await user.click(add!);
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  await waitFor(() => expect(globalThis.shopReplies.filter((call) => call === '/api/carts')).toHaveLength(2));
  expect(screen.getByRole('button', { name: /^My Cart .*1 item/ })).toBeVisible();
});

it('offers to undo a removal whose message is in the language of the request', async () => {
  await fillCart(1);
  const { user } = await visitSignedIn('/news');
  await user.click(await screen.findByRole('button', { name: /^My Cart .*1 item/ }));
  const minus = await within(await cartDrawer()).findByRole('button', { name: 'Decrease quantity' });
  const response = { message: 'تمت إزالة المنتج من السلة', data: { total: 0, cart_items: [], info: null } };
  await demo.fault({ path: '/api/cart/decrement', response, times: 1 });
  await user.click(minus);
  expect(await screen.findByText('has been remove to cart')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Again Add to Cart' })).toBeVisible();
});

it('keeps the settings of an earlier visit when a 200 has the body of an error', async () => {
  const first = await visit('/products');
  expect(await screen.findAllByText(/AED/)).not.toHaveLength(0);
  await demo.fault({ path: '/api/master', response: { message: 'Server busy' } });
  globalThis.shopReplies = [];
  const again = await first.reload();
  const replies = () => globalThis.shopReplies.filter((call) => call === '/api/master');
  await asTimePasses(again.clock, 250, () => expect(replies().length).toBeGreaterThan(1));
  expect(await screen.findAllByText(/AED/)).not.toHaveLength(0);
  expect(document.title).toMatch(/\| Marsa$/);
});

it('lays out a language that the settings do not list in the direction of its script', async () => {
  const reload = jest.fn();
  setReload(reload);
  await demo.settings({ app_locale: 'ar', languages: [] });
  const visitor = await visit('/news');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await visitor.reload();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

it('opens the socket again when fresh settings name another channel', async () => {
  const { shop } = await visitSignedIn('/news');
  const channels = () =>
    Pusher.instances
      .at(-1)
      ?.allChannels()
      .map(({ name }) => name) ?? [];
  await waitFor(() => expect(channels()).toContain('private-chat_user_1'));
  await demo.settings({ pusher_auth: false });
  await shop.store.dispatch(settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(channels()).toContain('chat_user_1'));
});

it('takes the topic of a ticket as text when there is none to choose', async () => {
  await demo.fault({ path: '/api/ticket-issue-types', response: { data: { issue_types: [] } } });
  await visitSignedIn('/support-tickets?new=');
  expect(await screen.findByRole('textbox', { name: 'What is it about?' })).toBeVisible();
});

it('shows HTML in the summaries of articles, products and shops as text', async () => {
  const html = '<p>Made <b>by hand</b>.</p><p>For sizes &lt; 38 &amp; up</p>';
  const shown = 'Made by hand. For sizes < 38 & up';
  const blogs = await requestDemo<{ blogs: object[] }>('/blogs?per_page=12');
  const [lead, next] = blogs.blogs;
  const articles = {
    ...blogs,
    total: 2,
    blogs: [lead, next].map((blog) => ({ ...blog, description: html })),
  };
  await demo.fault({ path: '/api/blogs', response: { data: articles } });
  await visit('/news');
  expect(await screen.findAllByText(shown)).toHaveLength(2);
  await leave();
  const { product } = await requestDemo<{ product: object }>('/product-details?product_id=5');
  const response = { data: { product: { ...product, short_description: html } } };
  await demo.fault({ path: '/api/product-details', response });
  await visit('/products/5/details');
  expect(await screen.findByText(shown)).toBeVisible();
});

it('shows a ticket oldest first, with the reply, if the newest comes first and the reply alone', async () => {
  const message = (id: number, text: string) => ({ id, message: text, created_at: '', sender_id: 1 });
  const messages = [message(12, 'Second'), message(11, 'First'), message(11, 'First')];
  const ticket = { id: 7, ticket_no: 'TK-7', status: 'confirm', user_chat: 1, messages };
  await demo.fault({ path: '/api/support-ticket/show', response: { data: { support_ticket: ticket } } });
  const response = { data: { messages: [message(13, 'Third')] } };
  await demo.fault({ path: '/api/support-ticket-message', response });
  const { user } = await visitSignedIn('/support-ticket/TK-7');
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Third');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const log = within(screen.getByRole('log', { name: 'Messages' }));
  await log.findByText('Third');
  const texts = log.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  expect(texts).toEqual(['First', 'Second', 'Third']);
});

it('offers languages and countries that have no id, as in the specification', async () => {
  const languages = ['en', 'ar'].map((name) => ({ name, title: `In ${name}`, direction: 'ltr' }));
  await demo.settings({ languages });
  const countries = ['Chile', 'Peru'].map((name, index) => ({ name, phone_code: `5${index}` }));
  await demo.fault({ path: '/api/countries', response: { data: { countries } } });
  const { user } = await visit('/news');
  await user.click(await screen.findByRole('button', { name: 'Language: In en' }));
  expect(await screen.findByRole('menuitemradio', { name: 'In ar' })).toBeVisible();
  await leave();
  const visitor = await openLogin();
  await visitor.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const country = await screen.findByLabelText('Country');
  await within(country).findByRole('option', { name: 'Peru' });
  await visitor.user.selectOptions(country, 'Peru');
  expect(await screen.findByText('+51')).toBeVisible();
});

it('shows HTML in the texts of the footer as text, and those of its own for blank HTML', async () => {
  const texts = { web_footer_description: '<p>Pots &amp; <b>pans</b></p>', web_footer_text: '<p> </p>' };
  await demo.settings(texts);
  await visit('/about-us');
  const footer = await screen.findByRole('contentinfo');
  expect(await within(footer).findByText('Pots & pans')).toBeVisible();
  expect(within(footer).getByText('All rights reserved')).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('Pots & pans')).toBeVisible();
});

it('shows "not found" for a policy that is refused with 404', async () => {
  await demo.fault({ path: '/api/legal-pages/shipping', status: 404 });
  await visit('/page/shipping');
  expect(await screen.findByText('Page not found')).toBeVisible();
});

it('shows the day of an article whose time comes in another format, and other texts as they are', async () => {
  const { blogs } = await requestDemo<{ blogs: object[] }>('/blogs?per_page=12');
  const times = ['2026-03-05T21:30:00.000000Z', '2026-03-04 08:00:00', '3 weeks ago'];
  const dated = times.map((created_at, index) => ({ ...blogs[index], created_at }));
  await demo.fault({ path: '/api/blogs', response: { data: { total: 3, blogs: dated } } });
  await visit('/news');
  for (const day of ['5 Mar 2026', '4 Mar 2026', '3 weeks ago'])
    expect(await screen.findByText(day)).toBeVisible();
});

it('shows return and warranty of a product without a shop, as a single vendor sends it', async () => {
  await demo.settings({ multi_vendor: false });
  const { product, ...rest } = await requestDemo<{ product: object }>('/product-details?product_id=5');
  const response = { data: { ...rest, product: { ...product, shop: null, return_time: '14 days' } } };
  await demo.fault({ path: '/api/product-details', response });
  await visit('/products/5/details');
  const box = await screen.findByRole('complementary', { name: 'Shop and delivery' });
  expect(box).toHaveTextContent('Returns within 14 days');
});

it('shows once what a backend sends twice: sizes, pictures, filters and banners', async () => {
  const twice = <T,>(all: readonly T[]) => [...all, ...all];
  const warn = jest.spyOn(console, 'error');
  const { product } = await requestDemo<{ product: Record<'sizes' | 'colors' | 'thumbnails', object[]> }>(
    '/product-details?product_id=1',
  );
  const { sizes, colors, thumbnails } = product;
  const doubled = { sizes: twice(sizes), colors: twice(colors), thumbnails: twice(thumbnails) };
  const details = { data: { product: { ...product, ...doubled } } };
  await demo.fault({ path: '/api/product-details', response: details });
  await visit('/products/1/details');
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(sizes.length + colors.length));
  expect(screen.getAllByText(new RegExp(`^1 / ${thumbnails.length}$`))).not.toHaveLength(0);
  await leave();

  const list = await requestDemo<{ filters: Record<'sizes' | 'colors' | 'brands', object[]> }>('/products');
  const { filters } = list;
  const facets = { ...filters, sizes: twice(filters.sizes), brands: twice(filters.brands) };
  await demo.fault({ path: '/api/products', response: { data: { ...list, filters: facets } } });
  await visit('/products');
  const [first] = filters.brands as { name: string }[];
  const rail = within(await screen.findByRole('region', { name: 'Filters' }));
  expect(await rail.findAllByRole('button', { name: first?.name ?? '' })).toHaveLength(1);
  await leave();

  const home = await requestDemo<{ banners: object[] }>('/home');
  const response = { data: { ...home, banners: twice(home.banners) } };
  await demo.fault({ path: '/api/home', response });
  await visit('/');
  const slides = await screen.findAllByRole('group', { name: /^\d of \d$/ });
  expect(slides).toHaveLength(home.banners.length);
  expect(warn).not.toHaveBeenCalled();
});

it('takes the HTML of an editor that was left empty as no text', async () => {
  const empty = '<p class="x">&nbsp;<br></p>\n';
  const { shop } = await requestDemo<{ shop: object }>('/shops/3');
  const silent = { ...shop, short_description: null, description: empty };
  await demo.fault({ path: '/api/shops/3', response: { data: { shop: silent } } });
  await visit('/shops/3?tab=about');
  expect(await screen.findByText('The shop has not written about itself yet.')).toBeVisible();
  await leave();

  const { product } = await requestDemo<{ product: object }>('/product-details?product_id=5');
  const pictured = { ...product, short_description: empty, description: '<p><img src="/media/a.webp"></p>' };
  await demo.fault({ path: '/api/product-details', response: { data: { product: pictured } } });
  await visit('/products/5/details');
  const about = await screen.findByRole('tab', { name: 'About' });
  expect(about).toHaveAttribute('aria-selected', 'true');
  await leave();

  const plain = { ...pictured, description: empty };
  await demo.fault({ path: '/api/product-details', response: { data: { product: plain } } });
  await visit('/products/5/details');
  await screen.findByRole('tab', { name: /^Reviews/ });
  expect(screen.queryByRole('tab', { name: 'About' })).not.toBeInTheDocument();
});
