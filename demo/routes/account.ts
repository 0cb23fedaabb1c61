import { Hono } from 'hono';
import * as v from 'valibot';
import { eq, sql } from 'drizzle-orm';
import {
  addAddress,
  addressJson,
  changeAddress,
  findAddresses,
  removeAddress,
} from '../account/addresses.queries';
import { favoriteProducts, toggleFavorite } from '../account/favorites.queries';
import type { Backend } from '../backend';
import { cardsJson } from '../catalogue/productJson';
import { findCards } from '../catalogue/products.queries';
import { products } from '../db/schema';
import { respond, signedIn, type UserEnv } from '../http/environment';
import {
  decimal,
  flag,
  id,
  maybe,
  optionalText,
  personName,
  phoneNumber,
  postCode,
  text,
} from '../http/fields';
import { bodyOf, keyInPath, queryOf } from '../http/input';
import { badField, notFound } from '../http/refusal';
import { lookupsOf } from '../catalogue/lookups';
import { collectCoupon, couponJson, findCoupon, vouchersOf } from '../trade/coupons.queries';

const addressInput = v.pipe(
  v.object({
    name: personName,
    phone: phoneNumber,
    area: optionalText(),
    flat_no: optionalText(),
    post_code: maybe(postCode),
    address_line: text(),
    address_line2: optionalText(),
    address_type: v.picklist(['home', 'office', 'other'], 'The selected {field} is invalid.'),
    is_default: flag,
    latitude: maybe(decimal(-90, 90)),
    longitude: maybe(decimal(-180, 180)),
  }),
  v.transform((input) => ({
    name: input.name,
    phone: input.phone,
    area: input.area,
    flatNo: input.flat_no,
    postCode: input.post_code,
    addressLine: input.address_line,
    addressLine2: input.address_line2,
    addressType: input.address_type,
    isDefault: input.is_default,
    latitude: input.latitude,
    longitude: input.longitude,
  })),
);

const favoriteInput = v.object({ product_id: id, color: maybe(id) });

const unknownAddress = () => notFound('Address not found');

/** Addresses, wishlist and coupons of the signed-in user (api §4–6). */
export function accountRoutes(backend: Backend) {
  const routes = new Hono<UserEnv>();
  const paths = [
    '/addresses',
    '/address/*',
    '/favorite-products',
    '/favorite-add-or-remove',
    '/get-vouchers',
    '/vouchers-collect',
  ];
  for (const path of paths) routes.use(path, signedIn(backend));
  return routes
    .get('/addresses', async (c) => {
      const rows = await findAddresses(backend, c.get('user').id);
      return respond(c, { total: rows.length, addresses: rows.map(addressJson) });
    })
    .post('/address/store', async (c) => {
      const address = await addAddress(backend, c.get('user').id, await bodyOf(c, addressInput));
      return respond(c, { address: addressJson(address) }, { text: 'Address added successfully' });
    })
    .post('/address/:id/update', async (c) => {
      const input = await bodyOf(c, addressInput);
      const address = await changeAddress(backend, c.get('user').id, keyInPath(c, 'id'), input);
      if (!address) throw unknownAddress();
      return respond(c, { address: addressJson(address) }, { text: 'Address updated successfully' });
    })
    .delete('/address/:id/delete', async (c) => {
      if (!(await removeAddress(backend, c.get('user').id, keyInPath(c, 'id')))) throw unknownAddress();
      return respond(c, undefined, { text: 'Address deleted successfully' });
    })
    .get('/favorite-products', async (c) => {
      const { id: userId } = c.get('user');
      const locale = c.get('locale');
      const { cards, colors } = await favoriteProducts(backend, locale, userId);
      return respond(c, {
        count: cards.length,
        products: await cardsJson(backend, cards, locale, userId, (row) => colors.get(row.id)),
      });
    })
    .post('/favorite-add-or-remove', async (c) => {
      const { product_id: productId, color } = await bodyOf(c, favoriteInput);
      const { id: userId } = c.get('user');
      const one = { where: eq(products.id, productId), order: sql`1`, limit: 1, offset: 0 };
      const rows = await findCards(backend, c.get('locale'), one);
      if (rows.length === 0) throw badField('product_id', 'The selected {field} is invalid.');
      await toggleFavorite(backend, userId, productId, color);
      const [product] = await cardsJson(backend, rows, c.get('locale'), userId);
      return respond(c, { product });
    })
    .get('/get-vouchers', async (c) => {
      const { shop_id: shopId } = queryOf(c, v.object({ shop_id: id }));
      if (!(await lookupsOf(backend)).shops.has(shopId))
        throw badField('shop_id', 'The selected {field} is invalid.');
      return respond(c, { coupons: await vouchersOf(backend, shopId, c.get('user').id, c.get('locale')) });
    })
    .post('/vouchers-collect', async (c) => {
      const { coupon_id: couponId } = await bodyOf(c, v.object({ coupon_id: id }));
      const coupon = await findCoupon(backend, { id: couponId });
      const now = backend.clock.now();
      if (!coupon || coupon.startsAt > now || coupon.expiresAt <= now) {
        throw badField('coupon_id', 'The selected {field} is invalid.');
      }
      await collectCoupon(backend, c.get('user').id, couponId);
      return respond(
        c,
        { coupon: couponJson(coupon, true, c.get('locale')) },
        { text: 'Voucher collected successfully' },
      );
    });
}
