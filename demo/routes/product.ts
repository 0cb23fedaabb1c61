import { and, eq, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { flashSaleJson } from '../catalogue/categoryJson';
import { orderOf } from '../catalogue/filters';
import { lookupsOf, runningSale } from '../catalogue/lookups';
import { cardsJson, productCore } from '../catalogue/productJson';
import { guaranteesOf } from '../catalogue/shopJson';
import { findCards, favoritesAmong } from '../catalogue/products.queries';
import { rememberView, viewedProducts } from '../catalogue/recent.queries';
import { galleryOf } from '../catalogue/gallery';
import { hasStockAlert, setStockAlert } from '../catalogue/stockAlerts.queries';
import { hasPhotos, histogramOf, REVIEW_ORDERS, reviewJson, reviewOrder } from '../catalogue/reviews';
import { products, reviews } from '../db/schema';
import { respond, signedIn, visitors, type Env } from '../http/environment';
import { flag, id, maybe } from '../http/fields';
import { bodyOf, pageOf, queryOf } from '../http/input';
import { against, badField } from '../http/refusal';
import { findOffer } from '../trade/cart.queries';

const stockAlert = v.object({ product_id: id, is_wanted: flag });

const tenMost = { order: orderOf('popular_product', 0), limit: 10, offset: 0 };

/** GET /product-details, /reviews and /recently-views, POST /stock-alert (api §4). */
export const productRoutes = (backend: Backend) =>
  new Hono<Env>()
    .get('/product-details', visitors(backend), async (c) => {
      const { product_id: productId } = queryOf(c, v.object({ product_id: id }));
      const locale = c.get('locale');
      const userId = c.get('user')?.id;
      const one = { where: eq(products.id, productId), order: sql`1`, limit: 1, offset: 0 };
      const [row] = await findCards(backend, locale, one);
      const [texts] = await backend.database.db
        .select({
          short: products.shortDescription,
          long: products.description,
          subCategoryId: products.subCategoryId,
          flashSaleId: products.flashSaleId,
        })
        .from(products)
        .where(eq(products.id, productId));
      if (!row || !texts) throw against('Product not found');
      if (userId !== undefined) await rememberView(backend, userId, productId);
      const lookups = await lookupsOf(backend);
      const now = backend.clock.now();
      const sale = runningSale(lookups, now);
      const shop = lookups.shops.get(row.shopId);
      const others = ne(products.id, productId);
      const related = await findCards(backend, locale, {
        where: and(others, eq(products.subCategoryId, texts.subCategoryId)),
        ...tenMost,
      });
      const sameShop = await findCards(backend, locale, {
        where: and(others, eq(products.shopId, row.shopId)),
        ...tenMost,
      });
      const favorites = await favoritesAmong(backend, userId, [productId]);
      const isAlerted = userId !== undefined && (await hasStockAlert(backend, userId, productId));
      return respond(c, {
        product: {
          ...productCore(row, lookups, { locale, now, isFavorite: favorites.has(productId) }),
          short_description: texts.short[locale],
          description: texts.long[locale],
          thumbnails: galleryOf(row),
          ...(row.stock === 0 && { stock_alert: isAlerted }),
          ...(shop && guaranteesOf(shop, locale)),
          flash_sale: sale && sale.id === texts.flashSaleId ? flashSaleJson(sale, locale) : null,
          meta_title: row.name,
          meta_description: texts.short[locale],
        },
        related_products: await cardsJson(backend, related, locale, userId),
        popular_products: await cardsJson(backend, sameShop, locale, userId),
      });
    })
    .post('/stock-alert', signedIn(backend), async (c) => {
      const body = await bodyOf(c, stockAlert);
      const { stock } = (await findOffer(backend, body.product_id)) ?? {};
      if (stock === undefined) throw badField('product_id', 'The selected {field} is invalid.');
      await setStockAlert(backend, c.get('user').id, body.product_id, body.is_wanted && stock === 0);
      return respond(c, { stock_alert: body.is_wanted && stock === 0 });
    })
    .get('/reviews', async (c) => {
      const subject = queryOf(
        c,
        v.object({
          product_id: maybe(id),
          shop_id: maybe(id),
          rating: v.fallback(maybe(v.pipe(id, v.maxValue(5))), null),
        }),
      );
      if (subject.product_id === null && subject.shop_id === null) {
        throw badField('product_id', 'The {field} field is required.');
      }
      const about =
        subject.product_id === null
          ? eq(reviews.shopId, subject.shop_id ?? 0)
          : eq(reviews.productId, subject.product_id);
      const { limit, offset } = pageOf(c, subject.product_id === null ? 5 : 6);
      const onlyPhotos = c.req.query('with_photos') === '1';
      const rated = subject.rating === null ? about : and(about, eq(reviews.rating, subject.rating));
      const rows = await backend.database.db
        .select()
        .from(reviews)
        .where(onlyPhotos ? and(rated, hasPhotos) : rated)
        .orderBy(...reviewOrder(c.req.query('sort_type')))
        .limit(limit)
        .offset(offset);
      const histogram = await histogramOf(backend, about);
      const withPhotos = await backend.database.db.$count(reviews, and(rated, hasPhotos));
      const ratedCount = subject.rating === null ? histogram?.count : histogram?.countOf(subject.rating);
      return respond(c, {
        total: onlyPhotos ? withPhotos : (ratedCount ?? 0),
        reviews: rows.map((row) => reviewJson(row, c.get('locale'))),
        average_rating_percentage: histogram?.json ?? null,
        ...(histogram && {
          filters: { rating: true, sort_types: Object.keys(REVIEW_ORDERS), with_photos: withPhotos },
        }),
      });
    })
    .get('/recently-views', signedIn(backend), async (c) => {
      const { id: userId } = c.get('user');
      const rows = await viewedProducts(backend, c.get('locale'), userId);
      return respond(c, { products: await cardsJson(backend, rows, c.get('locale'), userId) });
    });
