import { html } from 'hono/html';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { dateText } from '../catalogue/reviews';
import type { Locale } from '../languages';
import { translate } from '../texts';
import { linesOfOrder, type Order } from '../trade/orders.queries';
import { amountText } from './amount';
import { documentLayout, sumLine } from './documentLayout';

/** The invoice of an order, in the shopper's language. All amounts are those stored with the order. */
export async function invoicePage(backend: Backend, order: Order, locale: Locale) {
  const t = (text: string) => translate(locale, { text });
  const master = backend.settings.master(locale);
  const money = (cents: number) => amountText(cents, master);
  const shop = (await lookupsOf(backend)).shops.get(order.shopId);
  const lines = await linesOfOrder(backend, order);
  const { address } = order;
  const addressLines = [
    address.flatNo,
    address.addressLine,
    address.addressLine2,
    address.area,
    address.postCode,
  ];
  const rows = lines.map(({ line }) => {
    const price = line.discountPrice > 0 ? line.discountPrice : line.price;
    const variant = [line.color?.name[locale], line.size?.name[locale], line.unit]
      .filter(Boolean)
      .join(' · ');
    return html`<tr>
      <td>${line.name[locale]}${variant ? html`<small>${variant}</small>` : ''}</td>
      <td class="number">${line.quantity}</td>
      <td class="number"><bdi>${money(price)}</bdi></td>
      <td class="number"><bdi>${money(price * line.quantity)}</bdi></td>
    </tr>`;
  });
  const extra = [
    ...order.taxes.map((tax) => sumLine(`${tax.name[locale]} (${tax.percentage}%)`, money(tax.amount))),
    ...(order.insuranceAmount > 0 ? [sumLine(t('Shipping protection'), money(order.insuranceAmount))] : []),
    ...(order.couponDiscount > 0 ? [sumLine(t('Voucher'), money(-order.couponDiscount))] : []),
  ];
  return documentLayout(
    locale,
    { title: t('Invoice'), shop: master.app_name },
    html`<div class="parties">
        <div>
          <p class="label">${t('Order')}</p>
          <p><bdi>${order.orderCode}</bdi></p>
          <p>${dateText(order.placedAt, locale)}</p>
        </div>
        <div>
          <p class="label">${t('Sold by')}</p>
          <p>${shop?.name ?? ''}</p>
        </div>
        <div>
          <p class="label">${t('Deliver to')}</p>
          <p>${address.name}</p>
          <p>${addressLines.filter(Boolean).join(', ')}</p>
          <p><bdi>${address.phone}</bdi></p>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th>${t('Product')}</th>
            <th class="number">${t('Quantity')}</th>
            <th class="number">${t('Price')}</th>
            <th class="number">${t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
      <table class="sums">
        <tbody>
          ${sumLine(t('Total'), money(order.totalAmount))}
          ${sumLine(t('Delivery'), money(order.deliveryCharge))} ${extra}
          ${sumLine(t('Payable'), money(order.payableAmount), 'total')}
        </tbody>
      </table>`,
  );
}
