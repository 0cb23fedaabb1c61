import { html } from 'hono/html';
import type { Locale } from '../languages';
import type { Master } from '../settings/master';
import { translate } from '../texts';
import type { Payment } from '../trade/payments';
import { amountText } from './amount';
import { pageShell } from './shell';

/** The gateway's page, on which the shopper pays or declines. */
export function paymentPage(payment: Payment, master: Master, locale: Locale) {
  const t = (text: string) => translate(locale, { text });
  const gateway =
    master.payment_gateways.find((entry) => entry.name === payment.gateway)?.title ?? payment.gateway;
  return pageShell(
    locale,
    gateway,
    html`<p>${t('You are paying')} <strong>${master.app_name}</strong></p>
      <p class="amount"><bdi>${amountText(payment.amount, master)}</bdi></p>
      <form method="post">
        <button class="main" name="decision" value="pay">${t('Pay')}</button>
        <button name="decision" value="decline">${t('Decline')}</button>
      </form>
      <p class="small">${t('A demonstration: no money moves.')}</p>`,
  );
}

/** Text and link of the page for payments that can no longer be decided, by status. */
const finalPages = {
  open: { text: '', to: () => '/order-history' },
  paid: { text: 'This payment is done.', to: (id: number) => `/order/${id}/payment/success` },
  declined: { text: 'This payment was declined.', to: (id: number) => `/order/${id}/payment/cancel` },
  // Another payment of the order has replaced it: the shop finds out what became of the order.
  void: { text: 'This payment is no longer valid.', to: (id: number) => `/order/${id}/payment/cancel` },
};

export const decidedPage = (payment: Payment, locale: Locale) =>
  pageShell(
    locale,
    translate(locale, { text: finalPages[payment.status].text }),
    html`<p>
      <a href="${finalPages[payment.status].to(payment.id)}"
        >${translate(locale, { text: 'Back to the shop' })}</a
      >
    </p>`,
  );

export const unknownPaymentPage = (locale: Locale) =>
  pageShell(
    locale,
    translate(locale, { text: 'There is no such payment.' }),
    html`<p><a href="/">${translate(locale, { text: 'Back to the shop' })}</a></p>`,
  );
