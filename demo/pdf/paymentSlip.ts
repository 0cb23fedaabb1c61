import type { Backend } from '../backend';
import { dateText } from '../catalogue/reviews';
import type { Locale } from '../languages';
import { amountText } from '../pages/amount';
import { translate } from '../texts';
import type { Order } from '../trade/orders.queries';
import { drawSums } from './rows';
import { Sheet } from './sheet';

/** The receipt of an order: payment method, status and amount. */
export async function paymentSlipPdf(
  { settings, clock }: Backend,
  order: Order,
  locale: Locale,
): Promise<Buffer> {
  const t = (text: string) => translate(locale, { text });
  const master = settings.master(locale);
  const gateway = master.payment_gateways.find((entry) => entry.name === order.paymentMethod);
  const sheet = new Sheet({
    locale,
    title: t('Payment slip'),
    orderCode: order.orderCode,
    appName: master.app_name,
    color: master.theme_colors.primary,
    createdAt: clock.now(),
  });
  drawSums(sheet, [
    { label: t('Order'), amount: order.orderCode },
    { label: t('Placed'), amount: dateText(order.placedAt, locale) },
    { label: t('Payment method'), amount: gateway?.title ?? t('Cash on delivery') },
    { label: t('Status'), amount: t(order.paymentStatus) },
    { label: t('Payable'), amount: amountText(order.payableAmount, master), isTotal: true },
  ]);
  return sheet.finish();
}
