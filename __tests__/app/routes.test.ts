import fs from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router';
import type { Route } from '@/app/routing/routes';
import { notFound, routes } from '@/app/routing/routes';

/** Routes of the specification (§2) by layout. */
const specified: Readonly<Record<Route['layout'], string>> = {
  default: `/ /shops /products /categories /most-popular /best-deal /flash-sale/:id /shops/:id
    /shops/:id/categories/:slug /products/:id/details /categories/:slug /checkout /buynow /support
    /terms-and-conditions /privacy-policy /cookie-policy /buyer-seller-policy /about-us /contact-us /page/:slug`,
  blog: '/news /blog/:slug',
  account: `/dashboard /become-a-seller /order-history /order-history/:id /wishlist /profile /manage-address
    /manage-address/new /manage-address/:id/edit /change-password /support-tickets /support-ticket/:ticketNumber
    /messages`,
  // Not in the specification: the result page of the payment window (R51).
  bare: '/order/:payment/payment/success /order/:payment/payment/cancel',
};

const pathsOf = (fits: (route: Route) => boolean) =>
  routes
    .filter(fits)
    .map(({ path }) => path)
    .sort();
const listed = (layout: Route['layout']) => specified[layout].split(/\s+/).sort();

it.each(['default', 'blog', 'account', 'bare'] as const)(
  'the %s layout has the routes of the table',
  (layout) => {
    expect(pathsOf((route) => route.layout === layout)).toEqual(listed(layout));
  },
);

it('guards account pages for users, asks visitors to log in before paying, and shows shops with multi-vendor only', () => {
  expect(pathsOf(({ isAccount }) => isAccount === true)).toEqual(listed('account'));
  expect(pathsOf(({ requiresLogin }) => requiresLogin === true)).toEqual(['/buynow', '/checkout']);
  expect(pathsOf(({ isMultiVendor }) => isMultiVendor === true)).toEqual([
    '/shops',
    '/shops/:id',
    '/shops/:id/categories/:slug',
  ]);
});

it('gives every page but home a title, and a list and its details one page', () => {
  expect(pathsOf(({ title }) => title === '')).toEqual(['/']);
  for (const { beside, page } of routes)
    if (beside) expect(routes.find(({ path }) => path === beside)?.page).toBe(page);
});

it('gives every route its own page', () => {
  const source = fs.readFileSync(path.join(__dirname, '../../src/app/routing/routes.ts'), 'utf8');
  const used = [...new Set([...source.matchAll(/@\/pages\/(\w+)/g)].map(([, name]) => name))].sort();
  const built = fs.readdirSync(path.join(__dirname, '../../src/pages')).sort();
  expect(used).toEqual(built);
  expect(built.filter((name) => /coming|todo|soon/i.test(name))).toEqual([]);
});

it('matches each route once, and any other path as not found', () => {
  for (const route of routes) {
    const address = route.path.replace(/:\w+/g, 'x1');
    const [first] = routes.filter(({ path }) => matchPath(path, address));
    expect(first?.path).toBe(route.path);
  }
  expect(notFound).toMatchObject({ path: '*', title: 'Page not found' });
});
