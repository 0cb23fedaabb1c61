import { asc } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { articles, pages, products } from '../db/schema';
import { parseAddress } from '../http/addresses';
import type { Env } from '../http/environment';

/**
 * Returns the storefront's origin for a request; behind a proxy that sends `X-Forwarded-Proto`, the proxy's.
 */
function originOf(c: Context<Env>): string {
  const { protocol, host } = parseAddress(c.req.url) ?? { protocol: 'http:', host: '127.0.0.1' };
  return `${c.req.header('X-Forwarded-Proto') ?? protocol.replace(':', '')}://${host}`;
}

/** Pages of a user, and pages that need a session. */
const disallowedPaths =
  '/api/ /checkout /buynow /order/ /dashboard /become-a-seller /order-history /wishlist /profile /manage-address ' +
  '/change-password /support-ticket /messages';

const publicPaths = '/ /products /categories /most-popular /best-deal /news /contact-us /support'.split(' ');

/** Limit of a sitemap. */
const most = 50_000;

/** Returns every address of the storefront for search engines. */
async function addressesOf(backend: Backend): Promise<string[]> {
  const { db } = backend.database;
  const { shops, categories } = await lookupsOf(backend);
  const isMultiVendor = backend.settings.master('en').multi_vendor;
  const productIds = await db.select({ id: products.id }).from(products).orderBy(asc(products.id));
  const news = await db.select({ slug: articles.slug }).from(articles).orderBy(asc(articles.id));
  const texts = await db.select({ slug: pages.slug }).from(pages).orderBy(asc(pages.slug));
  return [
    ...publicPaths,
    ...texts.map(({ slug }) => `/${slug}`),
    ...(isMultiVendor ? ['/shops', ...[...shops.keys()].map((id) => `/shops/${id}`)] : []),
    ...categories.flatMap(({ id, subCategories }) => [
      `/categories/${id}`,
      ...subCategories.map((subCategory) => `/categories/${id}?subcategory=${subCategory.id}`),
    ]),
    ...news.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`),
    ...productIds.map(({ id }) => `/products/${id}/details`),
  ].slice(0, most);
}

/** robots.txt and sitemap.xml. */
export const searchEngineRoutes = (backend: Backend) =>
  new Hono<Env>()
    .get('/robots.txt', (c) => {
      const rules = disallowedPaths.split(' ').map((path) => `Disallow: ${path}`);
      return c.text(['User-agent: *', ...rules, '', `Sitemap: ${originOf(c)}/sitemap.xml`, ''].join('\n'));
    })
    .get('/sitemap.xml', async (c) => {
      const origin = originOf(c);
      const urls = (await addressesOf(backend)).map((path) => `<url><loc>${origin}${path}</loc></url>`);
      c.header('Content-Type', 'application/xml; charset=UTF-8');
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
    });
