import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { coupons, products, shops } from '../db/schema';
import { respond, type Env } from '../http/environment';
import { flag, id, text, wholeNumber } from '../http/fields';
import { bodyOf, queryOf } from '../http/input';
import { badField } from '../http/refusal';

const checkFound = (field: string, changed: readonly unknown[]) => {
  if (changed.length === 0) throw badField(field, 'The selected {field} is invalid.');
};

/** Changes to products, coupons and shops that can happen between a cart and its order (R48). */
export const qaProductRoutes = (backend: Backend) =>
  new Hono<Env>()
    .get('/stock', async (c) => {
      const { product_id: productId } = queryOf(c, v.object({ product_id: id }));
      const found = await backend.database.db
        .select({ name: products.name, stock: products.stock })
        .from(products)
        .where(eq(products.id, productId));
      checkFound('product_id', found);
      const [product] = found;
      return respond(c, {
        product_id: productId,
        name: product?.name[c.get('locale')],
        quantity: product?.stock,
      });
    })
    .post('/stock', async (c) => {
      const input = await bodyOf(c, v.object({ product_id: id, quantity: wholeNumber(0, 1_000_000) }));
      const changed = await backend.database.db
        .update(products)
        .set({ stock: input.quantity })
        .where(eq(products.id, input.product_id))
        .returning({ id: products.id });
      checkFound('product_id', changed);
      return respond(c);
    })
    .post('/price', async (c) => {
      const input = await bodyOf(c, v.object({ product_id: id, cents: wholeNumber(1, 1_000_000_00) }));
      const changed = await backend.database.db
        .update(products)
        .set({ price: input.cents, discountPrice: 0, flashPrice: 0 })
        .where(eq(products.id, input.product_id))
        .returning({ id: products.id });
      checkFound('product_id', changed);
      backend.memory.forget();
      return respond(c);
    })
    .post('/voucher-over', async (c) => {
      const { code } = await bodyOf(c, v.object({ code: text(60) }));
      const changed = await backend.database.db
        .update(coupons)
        .set({ expiresAt: backend.clock.now() })
        .where(eq(coupons.code, code))
        .returning({ id: coupons.id });
      checkFound('code', changed);
      return respond(c);
    })
    .post('/holiday', async (c) => {
      const input = await bodyOf(c, v.object({ shop_id: id, is_on_holiday: flag }));
      const changed = await backend.database.db
        .update(shops)
        .set({ isOnHoliday: input.is_on_holiday })
        .where(eq(shops.id, input.shop_id))
        .returning({ id: shops.id });
      checkFound('shop_id', changed);
      backend.memory.forget();
      return respond(c);
    });
