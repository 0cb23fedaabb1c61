import type { Page } from '@playwright/test';
import { become, expect, test, watchConsole } from './shop';

interface Recorded {
  sale: number;
  article: string;
  order: number;
  ticket: string;
}

/** Ids and slugs of the seed for URLs. */
async function fetchDetails(page: Page, token: string): Promise<Recorded> {
  const request = async <T>(path: string) => {
    const response = await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
    return ((await response.json()) as { data: T }).data;
  };
  const { running_flash_sale: sale } = await request<{ running_flash_sale: { id: number } }>('/flash-sales');
  const { blogs } = await request<{ blogs: { slug: string }[] }>('/blogs');
  const { orders } = await request<{ orders: { id: number }[] }>('/orders');
  const { support_tickets: tickets } = await request<{ support_tickets: { ticket_no: string }[] }>(
    '/support-tickets',
  );
  return {
    sale: sale.id,
    article: blogs[0]?.slug ?? '',
    order: orders[0]?.id ?? 0,
    ticket: tickets[0]?.ticket_no ?? '',
  };
}

interface Route {
  path: string;
  title: RegExp;
  /** Heading, if it differs from the title. */
  heading?: RegExp;
  layout: 'default' | 'blog' | 'account' | 'bare';
}

/** Routes of the specification (§2) as a signed-in shopper sees them in multi-vendor mode. */
const routes = ({ sale, article, order, ticket }: Recorded): readonly Route[] => [
  { path: '/', title: /^Marsa$/, heading: /./, layout: 'default' },
  { path: '/shops', title: /^Shops \|/, layout: 'default' },
  { path: '/products', title: /^Products \|/, heading: /./, layout: 'default' },
  { path: '/categories', title: /^Categories \|/, heading: /./, layout: 'default' },
  { path: '/most-popular', title: /^Most Popular \|/, layout: 'default' },
  { path: '/best-deal', title: /^Best Deal \|/, layout: 'default' },
  { path: `/flash-sale/${sale}`, title: /^.+ \| Marsa$/, heading: /./, layout: 'default' },
  { path: '/shops/1', title: /^.+ \| Marsa$/, heading: /./, layout: 'default' },
  { path: '/shops/1/categories/1', title: /^.+ \| Marsa$/, heading: /./, layout: 'default' },
  { path: '/products/1/details', title: /^.+ \| Marsa$/, heading: /./, layout: 'default' },
  { path: '/categories/1', title: /^.+ \| Marsa$/, heading: /./, layout: 'default' },
  { path: '/checkout', title: /^Checkout \|/, heading: /./, layout: 'default' },
  { path: '/buynow', title: /^Buy Now \|/, heading: /./, layout: 'default' },
  { path: '/support', title: /^Support \|/, heading: /./, layout: 'default' },
  { path: '/terms-and-conditions', title: /^Terms/, heading: /^Terms/, layout: 'default' },
  { path: '/privacy-policy', title: /^Privacy/, heading: /^Privacy/, layout: 'default' },
  { path: '/cookie-policy', title: /^Cookie/, heading: /^Cookie/, layout: 'default' },
  { path: '/buyer-seller-policy', title: /^Buyer/, heading: /^Buyer/, layout: 'default' },
  { path: '/about-us', title: /^About/, heading: /^About/, layout: 'default' },
  { path: '/contact-us', title: /^Contact Us \|/, heading: /./, layout: 'default' },
  { path: '/page/about-us', title: /^About/, heading: /^About/, layout: 'default' },
  { path: '/news', title: /^News \|/, heading: /./, layout: 'blog' },
  { path: `/blog/${article}`, title: /^.+ \| Marsa$/, heading: /./, layout: 'blog' },
  { path: '/dashboard', title: /^Dashboard \|/, heading: /^Good /, layout: 'account' },
  { path: '/become-a-seller', title: /^Become a Seller \|/, heading: /./, layout: 'account' },
  { path: '/order-history', title: /^Order History \|/, layout: 'account' },
  { path: `/order-history/${order}`, title: /MR-\d+.* \|/, heading: /MR-\d+/, layout: 'account' },
  { path: '/wishlist', title: /^Wishlist \|/, layout: 'account' },
  { path: '/profile', title: /^My Profile \|/, layout: 'account' },
  { path: '/manage-address', title: /^Manage Address \|/, layout: 'account' },
  { path: '/manage-address/new', title: /^New Address \|/, heading: /New address/i, layout: 'account' },
  { path: '/manage-address/1/edit', title: /^Edit Address \|/, heading: /Edit address/i, layout: 'account' },
  { path: '/change-password', title: /^Change Password \|/, layout: 'account' },
  { path: '/support-tickets', title: /^Support Ticket \|/, layout: 'account' },
  { path: `/support-ticket/${ticket}`, title: new RegExp(ticket), heading: /./, layout: 'account' },
  { path: '/messages', title: /^Message \|/, heading: /./, layout: 'account' },
  { path: '/nowhere/at/all', title: /^Page not found \|/, heading: /./, layout: 'bare' },
];

/** Expects the title, exactly one first-level heading, and the elements of the layout. */
async function expectLocation(page: Page, { path, title, heading, layout }: Route): Promise<void> {
  await expect(page, path).toHaveURL((address) => address.pathname === path);
  await expect(page, path).toHaveTitle(title);
  const shown = page.getByRole('heading', { level: 1 });
  await expect(shown, `headings of ${path}`).toHaveCount(1);
  await expect(shown, path).toHaveText(heading ?? new RegExp(title.source.replace(/ \\\|$/, '')));
  const isThere = (part: ReturnType<Page['locator']>, is: boolean) =>
    expect(part, `${layout} layout of ${path}`).toHaveCount(is ? 1 : 0);
  const isCheckout = ['/checkout', '/buynow'].includes(path);
  await isThere(page.getByRole('contentinfo'), layout !== 'bare' && !isCheckout);
  await isThere(page.getByRole('navigation', { name: 'My account' }), layout === 'account');
  // "hidden on checkout, blogs, blog details and small screens".
  const hasCartTab = (layout === 'default' || layout === 'account') && path !== '/checkout';
  await isThere(page.getByRole('button', { name: /^Open cart: / }), hasCartTab);
}

const ACCOUNT_ONLY = 'account' satisfies Route['layout'];
const isOfShops = ({ path }: Route) => /^\/shops/.test(path);

test('opens every route by link and by Back for a shopper', async ({ page }) => {
  const problems = watchConsole(page);
  const all = routes(await fetchDetails(page, await become(page, 'orders')));
  for (const location of all) {
    await page.goto(location.path);
    await expectLocation(page, location);
  }
  for (const location of all.slice(0, -1).reverse().slice(0, 8)) {
    await page.goBack();
    await expectLocation(page, location);
  }
  expect(problems).toEqual([]);
});

test('opens every route by reload with the shop role and one vendor, except that shops redirect home', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const details = await fetchDetails(page, await become(page, 'orders'));
  await become(page, 'seller');
  await page.request.post('/qa/master', { data: { multi_vendor: false } });
  // Each user, sellers included, has orders and tickets.
  const own = routes(details).filter(
    ({ path }) => !/^\/(order-history|support-ticket|manage-address)\/\w/.test(path),
  );
  await page.goto('/news');
  for (const location of own) {
    await page.evaluate((path) => window.history.replaceState(null, '', path), location.path);
    await page.reload();
    await expectLocation(
      page,
      isOfShops(location) ? { ...location, path: '/', title: /^Marsa$/, heading: /./ } : location,
    );
    if (location.layout === ACCOUNT_ONLY)
      await expect(page.getByRole('link', { name: 'Seller Dashboard', exact: true })).toBeVisible();
  }
  for (const path of ['/support-ticket/TK-999999', '/order-history/999999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/);
    // Specification §1: pages without data keep the title of their route.
    await expect(page).toHaveTitle(/^(Support Ticket|Order Details) \| Marsa$/);
  }
  expect(problems.filter((problem) => !problem.includes('status of 422'))).toEqual([]);
});

test('opens every route for a visitor, except that account pages redirect home with Login open', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const all = routes({ sale: 1, article: 'x', order: 1, ticket: 'TK-20001' });
  for (const location of all.filter(({ path }) => !/^\/(flash-sale|blog)\//.test(path))) {
    await page.goto(location.path);
    const isSentHome = location.layout === ACCOUNT_ONLY;
    const requests = isSentHome || ['/checkout', '/buynow'].includes(location.path);
    if (requests) await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
    if (requests) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectLocation(
      page,
      isSentHome ? { path: '/', title: /^Marsa$/, heading: /./, layout: 'default' } : location,
    );
    // The focus returns to the page without scrolling it.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('follows links and Back within the page', async ({ page }) => {
  const problems = watchConsole(page);
  const all = routes(await fetchDetails(page, await become(page, 'seller')));
  await page.goto('/dashboard');
  const [start] = all.filter(({ path }) => path === '/dashboard');
  if (!start) throw new Error('The table has no dashboard');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible();
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"], nav a[href^="/"]')
    .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href')))]);
  const linked = all.filter(({ path }) => links.includes(path) && path !== '/dashboard');
  expect(linked.length).toBeGreaterThan(15);
  for (const location of linked) {
    await page.locator(`a[href="${location.path}"]:visible`).first().click();
    await expectLocation(page, location);
    await page.goBack();
    await expectLocation(page, start);
  }
  expect(problems).toEqual([]);
});
