import { Hono } from 'hono';
import { html } from 'hono/html';
import { detectsLocale, type Env } from '../http/environment';
import { pageShell } from '../pages/shell';
import { translate } from '../texts';

/** Target of "Seller Dashboard". A real backend signs the seller in; the demo has no dashboard. */
export const sellerRoutes = () =>
  new Hono<Env>().get('/shop/login', detectsLocale, (c) => {
    const locale = c.get('locale');
    const t = (text: string) => translate(locale, { text });
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(
      pageShell(
        locale,
        t('Seller Dashboard'),
        html`<p>${t('This is where the dashboard of your shop would open.')}</p>
          <p><a href="/">${t('Back to the shop')}</a></p>`,
      ),
    );
  });
