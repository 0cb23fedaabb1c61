import { html } from 'hono/html';
import type { Backend } from '../backend';
import { dateText } from '../catalogue/reviews';
import type { Locale } from '../languages';
import { translate } from '../texts';
import type { Order } from '../trade/orders.queries';
import { amountText } from './amount';
import { documentLayout, sumLine } from './documentLayout';

/** The receipt of an order: payment method, status and amount. */
export function paymentSlipPage({ settings }: Backend, order: Order, locale: Locale) {
  const t = (text: string) => translate(locale, { text });
  const master = settings.master(locale);
  const gateway = master.payment_gateways.find((entry) => entry.name === order.paymentMethod);
  const rows = [
    [t('Order'), order.orderCode],
    [t('Placed'), dateText(order.placedAt, locale)],
    [t('Payment method'), gateway?.title ?? t('Cash on delivery')],
    [t('Status'), t(order.paymentStatus)],
  ];
  return documentLayout(
    locale,
    { title: t('Payment slip'), shop: master.app_name },
    html`<table>
      <tbody>
        ${rows.map(([label = '', value = '']) => sumLine(label, value))}
        ${sumLine(t('Payable'), amountText(order.payableAmount, master), 'total')}
      </tbody>
    </table>`,
  );
}
