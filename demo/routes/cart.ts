import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { takeRestocked } from '../catalogue/stockAlerts.queries';
import { signedIn, type UserEnv } from '../http/environment';
import { flag, id, maybe, optionalText, required, wholeNumber } from '../http/fields';
import { bodyOf } from '../http/input';
import {
  addToCart,
  decrementLine,
  deleteLine,
  incrementLine,
  removed,
  restoreLine,
  saveLine,
} from '../trade/cart';
import type { CartKey } from '../trade/cart.queries';
import { cartJson, groupsJson } from '../trade/cartJson';
import { checkOut, figuresJson } from '../trade/checkout';
import { translate } from '../texts';

/** Highest quantity of a line, far below the limit of its column. */
const mostOfOne = 999;

const addition = v.object({
  product_id: id,
  quantity: v.pipe(
    maybe(wholeNumber(1, mostOfOne)),
    v.transform((quantity) => quantity ?? 1),
  ),
  color: maybe(id),
  size: maybe(id),
  unit: optionalText(60),
  is_buy_now: flag,
});

const lineKey = v.object({ product_id: id, is_buy_now: flag });

export const shopIdList = v.pipe(
  v.array(id, 'The {field} is invalid.'),
  v.minLength(1, required),
  v.maxLength(100),
);

const checkoutRequest = v.object({
  shop_ids: shopIdList,
  shield_shipping: flag,
  coupon_code: optionalText(60),
  is_buy_now: flag,
});

/** The cart and its checkout (api §5). Every response includes the whole cart. */
export function cartRoutes(backend: Backend) {
  const cartOf = (c: Context<UserEnv>, isBuyNow: boolean) => ({ userId: c.get('user').id, isBuyNow });
  // Not `respond`, which translates: the storefront compares these messages.
  const wholeCart = async (c: Context<UserEnv>, cart: CartKey, message: string) =>
    c.json({ message, data: await cartJson(backend, cart, c.get('locale')) });

  const routes = new Hono<UserEnv>();
  for (const path of ['/carts', '/cart/*']) routes.use(path, signedIn(backend));
  return routes
    .get('/carts', async (c) => {
      const isBuyNow = v.parse(v.fallback(flag, false), c.req.query('is_buy_now'));
      const cart = cartOf(c, isBuyNow);
      const restocked = isBuyNow ? [] : await takeRestocked(backend, c.get('locale'), cart.userId);
      const data = await cartJson(backend, cart, c.get('locale'));
      return c.json({ message: 'Success', data: { ...data, ...(restocked.length > 0 && { restocked }) } });
    })
    .post('/cart/store', async (c) => {
      const body = await bodyOf(c, addition);
      const cart = cartOf(c, body.is_buy_now);
      const choice = { colorId: body.color, sizeId: body.size, unit: body.unit };
      await addToCart(backend, cart, body.product_id, body.quantity, choice);
      return wholeCart(c, cart, 'product added to cart');
    })
    .post('/cart/increment', async (c) => {
      const body = await bodyOf(c, lineKey);
      const cart = cartOf(c, body.is_buy_now);
      await incrementLine(backend, cart, body.product_id);
      return wholeCart(c, cart, 'product quantity increased');
    })
    .post('/cart/decrement', async (c) => {
      const body = await bodyOf(c, lineKey);
      const cart = cartOf(c, body.is_buy_now);
      return wholeCart(c, cart, await decrementLine(backend, cart, body.product_id));
    })
    .post('/cart/delete', async (c) => {
      const body = await bodyOf(c, lineKey);
      const cart = cartOf(c, body.is_buy_now);
      await deleteLine(backend, cart, body.product_id);
      return wholeCart(c, cart, removed);
    })
    .post('/cart/save', async (c) => {
      const body = await bodyOf(c, lineKey);
      const cart = cartOf(c, false);
      await saveLine(backend, cart, body.product_id);
      return wholeCart(c, cart, 'product saved for later');
    })
    .post('/cart/restore', async (c) => {
      const body = await bodyOf(c, lineKey);
      const cart = cartOf(c, false);
      await restoreLine(backend, cart, body.product_id);
      return wholeCart(c, cart, 'product moved to cart');
    })
    .post('/cart/checkout', async (c) => {
      const body = await bodyOf(c, checkoutRequest);
      const locale = c.get('locale');
      const checkout = await checkOut(
        backend,
        {
          cart: cartOf(c, body.is_buy_now),
          shopIds: body.shop_ids,
          shielded: body.shield_shipping,
          couponCode: body.coupon_code,
        },
        locale,
      );
      const data = {
        checkout: figuresJson(checkout, locale),
        apply_coupon: checkout.coupon !== null,
        checkout_items: groupsJson(checkout.lines, await lookupsOf(backend), locale),
      };
      return c.json({ message: translate(locale, checkout.refused ?? { text: 'Success' }), data });
    });
}
