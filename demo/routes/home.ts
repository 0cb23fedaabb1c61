import { asc, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend } from '../backend';
import { categoryJson, flashSaleJson } from '../catalogue/categoryJson';
import { incomingSale, lookupsOf, runningSale, type FlashSale } from '../catalogue/lookups';
import { cardsJson } from '../catalogue/productJson';
import { cardsOf, findIds, listOf } from '../catalogue/products.queries';
import { shopJson } from '../catalogue/shopJson';
import { orderOf } from '../catalogue/filters';
import { banners, products } from '../db/schema';
import { respond, visitors, type VisitorEnv } from '../http/environment';
import { pageOf } from '../http/input';
import { direction, type Locale } from '../languages';
import { adPictureUrl, bannerPictureUrl } from '../media/addresses';

const shown = 10;
/** A shuffle other than that of the product list. */
const shuffled = sql`(${products.stock} = 0), (${products.id} * 4271) % 1009, ${products.id}`;

async function stageOf({ database }: Backend, locale: Locale) {
  const rows = await database.db.select().from(banners).orderBy(asc(banners.position));
  const pictured = (kind: string, url: (id: number, locale: Locale) => string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, title, link, words }) => ({
        id,
        title: title[locale],
        thumbnail: url(id, locale),
        // Mirrored pictures have their products at the left.
        thumbnail_focus: { x: direction[locale] === 'ltr' ? 1 : 0, y: 1 },
        link,
        eyebrow: words?.eyebrow[locale],
        text: words?.text[locale],
        button: words?.button[locale],
      }));
  return { banners: pictured('banner', bannerPictureUrl), ads: pictured('ad', adPictureUrl).slice(0, 2) };
}

/** GET /home and GET /flash-sales (api §4). */
export function homeRoutes(backend: Backend) {
  const saleJson = async (sale: FlashSale | null, locale: Locale, userId: number | undefined) => {
    if (!sale) return null;
    const ids = await findIds(backend, `of sale ${sale.id}`, {
      where: sql`${products.flashSaleId} = ${sale.id}`,
      order: orderOf('popular_product', 0),
    });
    const rows = await cardsOf(backend, locale, ids.slice(0, shown));
    return { ...flashSaleJson(sale, locale), products: await cardsJson(backend, rows, locale, userId) };
  };

  const salesOf = async (locale: Locale, userId: number | undefined) => {
    const lookups = await lookupsOf(backend);
    const now = backend.clock.now();
    return {
      incoming_flash_sale: await saleJson(incomingSale(lookups, now), locale, userId),
      running_flash_sale: await saleJson(runningSale(lookups, now), locale, userId),
    };
  };

  return new Hono<VisitorEnv>()
    .get('/home', visitors(backend), async (c) => {
      const locale = c.get('locale');
      const userId = c.get('user')?.id;
      const lookups = await lookupsOf(backend);
      const cards = async (ids: readonly number[]) =>
        cardsJson(backend, await cardsOf(backend, locale, ids), locale, userId);
      const popular = await listOf(backend, { search: '' }, 'popular_product');
      const forYou = await findIds(backend, 'for you', { order: shuffled });
      const { limit, offset } = pageOf(c, 12);
      const shops = backend.settings.master(locale).multi_vendor
        ? [...lookups.shops.values()].slice(0, 8)
        : [];
      return respond(c, {
        ...(await stageOf(backend, locale)),
        categories: lookups.categories.slice(0, 10).map((category) => categoryJson(category, locale)),
        shops: shops.map((shop) => shopJson(shop, backend.clock.now())),
        popular_products: await cards(popular.slice(0, shown)),
        just_for_you: {
          total: forYou.length,
          products: await cards(forYou.slice(offset, offset + limit)),
        },
        ...(await salesOf(locale, userId)),
      });
    })
    .get('/flash-sales', visitors(backend), async (c) =>
      respond(c, await salesOf(c.get('locale'), c.get('user')?.id)),
    );
}
