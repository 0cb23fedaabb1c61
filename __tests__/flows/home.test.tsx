import { requestDemo, demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import {
  asTimePasses,
  goTo,
  leave,
  screen,
  untilResponses,
  visit,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

interface Listed {
  id: number;
  name: string;
  quantity: number;
  discount_percentage: number;
}

interface HomeResponse {
  popular_products: Listed[];
  just_for_you: { total: number; products: Listed[] };
}

/** The four products in stock with the largest reductions. */
const mostReduced = (products: readonly Listed[]) =>
  products
    .filter((product) => product.quantity > 0 && product.discount_percentage > 0)
    .sort((one, other) => other.discount_percentage - one.discount_percentage)
    .slice(0, 4);

const section = (name: string) => screen.findByRole('region', { name });
const homeCalls = () => globalThis.shopCalls.filter((call) => call.startsWith('/api/home'));

it('"Load more" requests the next page, and reads only just_for_you of it', async () => {
  const [first, second] = [
    await requestDemo<HomeResponse>('/home?page=1&per_page=12'),
    await requestDemo<HomeResponse>('/home?page=2&per_page=12'),
  ];
  const { user } = await visit('/');
  const forYou = within(await section('Just for you'));
  await user.click(forYou.getByRole('button', { name: 'Load more' }));
  const names = [...first.just_for_you.products, ...second.just_for_you.products].map(({ name }) => name);
  await waitFor(() =>
    expect(
      forYou.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(names),
  );
  // Best deals are those of the same response (R98).
  const deals = within(await section('Best Deal')).getAllByRole('link');
  expect(deals.map((link) => link.getAttribute('href'))).toEqual([
    '/best-deal',
    ...mostReduced(first.popular_products).map(({ id }) => `/products/${id}/details`),
  ]);
  expect(homeCalls()).toEqual([expect.stringContaining('page=1'), expect.stringContaining('page=2')]);
  expect(forYou.getByRole('status')).toHaveTextContent(
    `${names.length} of ${first.just_for_you.total} products`,
  );
});

it('shows an error when "Load more" fails, keeps the list, and retries on press', async () => {
  const { user, clock } = await visit('/');
  const forYou = within(await section('Just for you'));
  const before = forYou.getAllByRole('article').length;
  await demo.fault({ path: '/api/home', status: 500 });
  await user.click(forYou.getByRole('button', { name: 'Load more' }));
  await asTimePasses(clock, 3000, () => {
    expect(forYou.getByRole('status')).not.toHaveTextContent(/of/);
  });
  expect(forYou.getAllByRole('article')).toHaveLength(before);
  await demo.reset();
  await user.click(forYou.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(forYou.getAllByRole('article').length).toBeGreaterThan(before));
});

it('shows the loaded pages again after a reload, but not on a later visit of the page', async () => {
  const shopper = await visit('/');
  const forYou = async () => within(await section('Just for you'));
  const cards = async () => (await forYou()).getAllByRole('article').length;
  for (const shown of [24, 36]) {
    await shopper.user.click((await forYou()).getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await cards()).toBe(shown));
  }
  let reloaded = await shopper.reload();
  await waitFor(async () => expect(await cards()).toBe(36));
  goTo(reloaded, '/news');
  await screen.findByRole('heading', { level: 1, name: 'News' });
  reloaded = await reloaded.reload();
  goTo(reloaded, '/');
  expect(await cards()).toBe(12);
  await untilResponses(reloaded);
  expect(await cards()).toBe(12);
});

it('opens a category under its name before the list of categories has loaded', async () => {
  const { user } = await visit('/');
  const [link] = within(await section('Categories')).getAllByRole('link');
  const name = link?.querySelector('bdi')?.textContent ?? '';
  const release = holdResponses('/api/categories');
  await user.click(link as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toBe(`${name} | Marsa`);
  release();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

it('opens a category with its subcategories although the list of categories fails', async () => {
  const { user } = await visit('/');
  const [link] = within(await section('Categories')).getAllByRole('link');
  await demo.fault({ path: '/api/categories', status: 403 });
  await user.click(link as HTMLElement);
  const chips = within(await screen.findByRole('navigation', { name: 'Sub-categories' }));
  const [, first] = chips.getAllByRole('link');
  await user.click(first as HTMLElement);
  expect(
    await screen.findByRole('heading', { level: 1, name: first?.textContent ?? 'nothing' }),
  ).toBeVisible();
  expect(window.location.search).toMatch(/^\?subcategory=/);
});

describe('"recently viewed when signed in"', () => {
  it('is not requested for visitors', async () => {
    await visit('/');
    await section('Just for you');
    expect(globalThis.shopCalls.filter((call) => call.includes('recently'))).toEqual([]);
  });

  it('fails without the page around it, and can be retried', async () => {
    await demo.fault({ path: '/api/recently-views', status: 500 });
    const { user, clock } = await visitSignedIn('/');
    const recent = within(await section('Recently viewed'));
    await asTimePasses(clock, 3000, () => {
      expect(recent.getByText('Try again')).toBeVisible();
    });
    expect(await section('Most Popular')).toBeVisible();
    await demo.reset();
    await user.click(recent.getByText('Try again'));
    await waitFor(() => expect(recent.queryByText('Try again')).not.toBeInTheDocument());
  });
});

it('shows shops in multi-vendor mode only', async () => {
  await demo.settings({ multi_vendor: false });
  await visit('/');
  await section('Most Popular');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Shops to know' })).not.toBeInTheDocument(),
  );
});

it('leads from a banner to what it shows, and to all products without a safe link', async () => {
  const home = await requestDemo<{ banners: { link: string }[]; ads: { id: number; title: string }[] }>(
    '/home',
  );
  const [first, second] = home.ads;
  const banners = home.banners.map((banner) => ({ ...banner, eyebrow: null, text: ' ', button: undefined }));
  const ads = [
    { ...first, thumbnail: '/a.webp' },
    { ...second, thumbnail: '/b.webp', link: 'javascript:alert(1)' },
  ];
  await demo.fault({ path: '/api/home', response: { data: { ...home, banners, ads } }, times: 1 });
  await visit('/');
  const links = await screen.findAllByRole('link', { name: /Shop now$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...home.banners.map(({ link }) => link),
    (first as { link?: string }).link,
    '/products',
  ]);
  expect(home.banners[0]?.link).toMatch(/^\/categories\/\d+$/);
});

it('keeps the focal point of a banner in view, and its end without a valid one (R115)', async () => {
  const home = await requestDemo<{ banners: object[] }>('/home');
  const points = [{ x: 0.25, y: '0.5' }, { x: 2, y: 0 }, undefined];
  const banners = home.banners.slice(0, 3).map((banner, index) => ({
    ...banner,
    thumbnail_focus: points[index],
  }));
  await demo.fault({ path: '/api/home', response: { data: { ...home, banners, ads: [] } }, times: 1 });
  await visit('/');
  const slides = await screen.findAllByRole('group', { name: / of 3$/ });
  const crops = slides.map(
    (slide) => slide.querySelector<HTMLElement>('img:last-of-type')?.style.objectPosition,
  );
  expect(crops).toEqual(['25% 50%', '', '']);
});

it('shows the line, the sentence and the button of a banner that the server sends', async () => {
  const { banners } = await requestDemo<{
    banners: { title: string; link: string; eyebrow: string; text: string; button: string }[];
  }>('/home');
  await visit('/');
  const [slide] = await screen.findAllByRole('group', { name: `1 of ${banners.length}` });
  const [
    { title, link, eyebrow, text, button } = { title: '', link: '', eyebrow: '', text: '', button: '' },
  ] = banners;
  const hero = within(slide as HTMLElement);
  expect(hero.getByText(eyebrow)).toBeInTheDocument();
  expect(hero.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(hero.getByText(text)).toBeInTheDocument();
  expect(hero.getByRole('link', { name: button })).toHaveAttribute('href', link);
});

it('goes on by one banner for each quick press of an arrow, around the ends too', async () => {
  const { user } = await visit('/');
  const hero = await screen.findByRole('region', { name: 'Highlights' });
  const slides = within(hero).getAllByRole('group', { name: /^\d of \d$/, hidden: true });
  for (const [number, slide] of slides.entries())
    Object.defineProperty(slide, 'offsetLeft', { value: number * 100 });
  const scrollTo = jest.spyOn(Element.prototype, 'scrollTo');
  const offsets = () => scrollTo.mock.calls.map(([left]) => left);
  // All presses in the time of one scroll.
  const time = jest.spyOn(performance, 'now').mockReturnValue(0);
  for (const name of ['Next', 'Next', 'Previous', 'Previous', 'Previous'])
    await user.click(within(hero).getByRole('button', { name }));
  time.mockRestore();
  expect(offsets()).toEqual([100, 200, 100, 0, (slides.length - 1) * 100]);
});
