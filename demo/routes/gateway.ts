import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Backend } from '../backend';
import type { Env } from '../http/environment';
import { knownLocale } from '../languages';
import { decidedPage, paymentPage, unknownPaymentPage } from '../pages/gateway';
import { decidePayment, findPayment } from '../trade/payments';

/** Forbids framing and everything but the page's two buttons. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** The language in the address; without one, the browser's. */
const localeFor = (c: Context<Env>) => knownLocale(c.req.query('lang') ?? '') ?? c.get('locale');

/**
 * The demo's payment service: a page with Pay and Decline, which redirects to the storefront. Under /api,
 * because every proxy of the storefront forwards that to the backend.
 */
export const gatewayRoutes = (backend: Backend) =>
  new Hono<Env>()
    .use('/gateway/*', async (c, next) => {
      await next();
      c.header('Content-Security-Policy', pagePolicy);
      c.header('Cache-Control', 'no-store');
    })
    .get('/gateway/:token', async (c) => {
      const payment = await findPayment(backend, c.req.param('token'));
      const locale = localeFor(c);
      if (!payment) return c.html(unknownPaymentPage(locale), 404);
      if (payment.status !== 'open')
        return c.html(decidedPage(payment, locale), payment.status === 'void' ? 410 : 200);
      return c.html(paymentPage(payment, backend.settings.master(locale), locale));
    })
    .post('/gateway/:token', async (c) => {
      const payment = await findPayment(backend, c.req.param('token'));
      if (!payment) return c.html(unknownPaymentPage(localeFor(c)), 404);
      const form = await c.req.parseBody();
      const status = await decidePayment(backend, payment, form['decision'] === 'pay' ? 'paid' : 'declined');
      if (status === 'void') return c.html(decidedPage({ ...payment, status }, localeFor(c)), 410);
      return c.redirect(`/order/${payment.id}/payment/${status === 'paid' ? 'success' : 'cancel'}`, 303);
    });
