import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { respond, signedIn, type UserEnv } from '../http/environment';
import { flag, id, optionalText, text } from '../http/fields';
import { bodyOf, keyInPath, pageOf, queryOf, textIn } from '../http/input';
import { against } from '../http/refusal';
import { onceOnly } from '../trade/onceOnly';
import { countsJson, orderDetailJson, ordersJson } from '../trade/orderJson';
import {
  countByStatus,
  findOrder,
  findOrders,
  markCanceled,
  putBackIntoStock,
  statusNamed,
  statuses,
} from '../trade/orders.queries';
import { payOrder } from '../trade/payAgain';
import { placeOrder } from '../trade/placeOrder';
import { inLanguage, voidPayment } from '../trade/payments';
import { shopIdList } from './cart';

const orderRequest = v.object({
  shop_ids: shopIdList,
  address_id: id,
  payment_method: text(60),
  note: optionalText(1_000),
  coupon_code: optionalText(60),
  shield_shipping: flag,
  is_buy_now: flag,
});

const orderKey = v.object({ order_id: id });

const unknownOrder = () => against('Order not found');

/** Checkout, orders and payments (api §5). */
export function orderRoutes(backend: Backend) {
  const routes = new Hono<UserEnv>();
  const paths = ['/place-order', '/orders', '/orders/*', '/order-details', '/order-payment/*'];
  for (const path of paths) routes.use(path, signedIn(backend));
  return routes
    .post('/place-order', async (c) => {
      const body = await bodyOf(c, orderRequest);
      const { id: userId } = c.get('user');
      const key = c.req.header('Idempotency-Key')?.slice(0, 200);
      const data = await onceOnly(backend, userId, key, body, async () => ({
        order_payment_url: inLanguage(
          await placeOrder(
            backend,
            {
              cart: { userId, isBuyNow: body.is_buy_now },
              shopIds: body.shop_ids,
              shielded: body.shield_shipping,
              couponCode: body.coupon_code,
              addressId: body.address_id,
              entry: { paymentMethod: body.payment_method, note: body.note },
            },
            c.get('locale'),
          ),
          c.get('locale'),
        ),
      }));
      return respond(c, data, { text: 'Order placed successfully' });
    })
    .get('/orders', async (c) => {
      const { id: userId } = c.get('user');
      const requested = textIn(c, 'order_status');
      const status = !requested || requested === 'all' ? undefined : statusNamed(requested);
      const counts = await countByStatus(backend, userId);
      const rows = await findOrders(backend, userId, status, pageOf(c, 10));
      const statusWise = countsJson(counts);
      return respond(c, {
        total: status === undefined ? statusWise.all : (counts.get(status) ?? 0),
        status_wise_orders: statusWise,
        orders: await ordersJson(backend, rows),
      });
    })
    .get('/order-details', async (c) => {
      const { order_id: orderId } = queryOf(c, orderKey);
      const order = await findOrder(backend, c.get('user').id, orderId);
      if (!order) throw unknownOrder();
      return respond(c, { order: await orderDetailJson(backend, order, c.get('locale')) });
    })
    .post('/orders/cancel', async (c) => {
      const { order_id: orderId } = await bodyOf(c, orderKey);
      const { id: userId } = c.get('user');
      const order = await backend.database.transaction(async () => {
        const canceled = await markCanceled(backend, userId, orderId);
        if (canceled) {
          await voidPayment(backend, canceled.paymentId);
          await putBackIntoStock(backend, [orderId]);
        }
        return canceled;
      });
      if (!order) {
        if (!(await findOrder(backend, userId, orderId))) throw unknownOrder();
        throw against('Only an order that is {status} can be cancelled.', { status: statuses.pending });
      }
      const detail = await orderDetailJson(backend, order, c.get('locale'));
      return respond(c, { order: detail }, { text: 'Order cancelled successfully' });
    })
    .get('/order-payment/:orderId/:gateway', async (c) => {
      const order = await findOrder(backend, c.get('user').id, keyInPath(c, 'orderId'));
      if (!order) throw unknownOrder();
      return respond(c, {
        order_payment_url: inLanguage(
          await payOrder(backend, order, c.req.param('gateway'), c.get('locale')),
          c.get('locale'),
        ),
      });
    });
}
