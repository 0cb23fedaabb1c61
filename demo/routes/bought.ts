import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { reviewJson } from '../catalogue/reviews';
import { respond, signedIn, type UserEnv } from '../http/environment';
import { id, text, wholeNumber } from '../http/fields';
import { photosOf } from '../http/files';
import { formOf } from '../http/form';
import { bodyOf, keyInPath } from '../http/input';
import { against } from '../http/refusal';
import { hasInvoice, hasPaymentSlip } from '../trade/documents';
import { onceOnly } from '../trade/onceOnly';
import { orderAgain } from '../trade/orderAgain';
import { orderDetailJson } from '../trade/orderJson';
import { inLanguage } from '../trade/payments';
import { findOrder } from '../trade/orders.queries';
import { mostReviewPhotos, reviewProduct } from '../trade/reviews';

const again = v.object({ order_id: id, payment_method: text(60) });
const review = v.object({
  product_id: id,
  order_id: id,
  rating: wholeNumber(1, 5),
  description: text(2_000),
  photos: photosOf(mostReviewPhotos),
});

/** Without `sandbox`, in which Chromium shows no PDF. */
const documentPolicy = "default-src 'none'; frame-ancestors 'self'";

function pdfResponse(c: Context, pdf: Buffer, fileName: string) {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Security-Policy', documentPolicy);
  c.header('Content-Disposition', `inline; filename="${fileName}"`);
  return c.body(new Uint8Array(pdf));
}

/** Placed orders: order again, reviews, invoices and payment slips (api §4, §5). */
export function boughtRoutes(backend: Backend) {
  async function ownOrder(c: Context<UserEnv>, orderId: number) {
    const order = await findOrder(backend, c.get('user').id, orderId);
    if (!order) throw against('Order not found');
    return order;
  }

  const routes = new Hono<UserEnv>();
  for (const path of ['/place-order/again', '/product-review', '/orders/:id/*']) {
    routes.use(path, signedIn(backend));
  }
  return routes
    .post('/place-order/again', async (c) => {
      const body = await bodyOf(c, again);
      const key = c.req.header('Idempotency-Key')?.slice(0, 200);
      const locale = c.get('locale');
      const placed = await onceOnly(backend, c.get('user').id, key, body, async () => ({
        ...(await orderAgain(backend, await ownOrder(c, body.order_id), body.payment_method, locale)),
      }));
      const order = await ownOrder(c, Number(placed['orderId']));
      const data = {
        order_payment_url: inLanguage(placed['paymentUrl'] as string | null, locale),
        order: await orderDetailJson(backend, order, locale),
      };
      return respond(c, data, { text: 'Order placed successfully' });
    })
    .post('/product-review', async (c) => {
      const body = await formOf(c, review);
      const order = await ownOrder(c, body.order_id);
      const written = await reviewProduct(backend, c.get('user'), order, {
        productId: body.product_id,
        rating: body.rating,
        description: body.description,
        photos: body.photos,
      });
      // Cached lists and shops include ratings.
      backend.memory.forget();
      return respond(
        c,
        { review: reviewJson(written, c.get('locale')) },
        { text: 'Thank you for your review' },
      );
    })
    .get('/orders/:id/invoice', async (c) => {
      const order = await ownOrder(c, keyInPath(c, 'id'));
      if (!hasInvoice(order)) throw against('There is no invoice for this order yet.');
      const { invoicePdf } = await import('../pdf/invoice');
      const pdf = await invoicePdf(backend, order, c.get('locale'));
      return pdfResponse(c, pdf, `invoice-${order.orderCode}.pdf`);
    })
    .get('/orders/:id/payment-slip', async (c) => {
      const order = await ownOrder(c, keyInPath(c, 'id'));
      if (!hasPaymentSlip(order)) throw against('This order is not paid yet.');
      const { paymentSlipPdf } = await import('../pdf/paymentSlip');
      const pdf = await paymentSlipPdf(backend, order, c.get('locale'));
      return pdfResponse(c, pdf, `payment-${order.orderCode}.pdf`);
    });
}
