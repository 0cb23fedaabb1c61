import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { dateText } from '../catalogue/reviews';
import type { Locale } from '../languages';
import { amountText } from '../pages/amount';
import { translate } from '../texts';
import { linesOfOrder, type Order } from '../trade/orders.queries';
import { drawSums, drawTable, type Sum } from './rows';
import { CONTENT_WIDTH, Sheet, styles, type Paragraph } from './sheet';
import { isolate } from './visualRuns';

const partyWidth = CONTENT_WIDTH / 3;

/** The invoice of an order, in the shopper's language. All amounts are those stored with the order. */
export async function invoicePdf(backend: Backend, order: Order, locale: Locale): Promise<Buffer> {
  const t = (text: string) => translate(locale, { text });
  const master = backend.settings.master(locale);
  const money = (cents: number) => amountText(cents, master);
  const sheet = new Sheet({
    locale,
    title: t('Invoice'),
    orderCode: order.orderCode,
    appName: master.app_name,
    color: master.theme_colors.primary,
    createdAt: backend.clock.now(),
  });

  const { address } = order;
  const shop = (await lookupsOf(backend)).shops.get(order.shopId);
  const street = [address.flatNo, address.addressLine, address.addressLine2, address.area, address.postCode]
    .filter(Boolean)
    .join(', ');
  const parties: Paragraph[][] = [
    [
      [t('Order'), styles.label],
      [order.orderCode, styles.strong],
      [dateText(order.placedAt, locale), styles.text],
    ],
    [
      [t('Sold by'), styles.label],
      [shop?.name ?? '', styles.strong],
    ],
    [
      [t('Deliver to'), styles.label],
      [address.name, styles.strong],
      [street, styles.text],
      [address.phone, styles.text],
    ],
  ];
  sheet.columns(
    parties.map((paragraphs, index) => ({ start: index * partyWidth, width: partyWidth - 16, paragraphs })),
  );
  sheet.space(20);

  const lines = await linesOfOrder(backend, order);
  drawTable(
    sheet,
    [
      { label: t('Product'), width: CONTENT_WIDTH - 250 },
      { label: t('Quantity'), width: 60, align: 'end' },
      { label: t('Price'), width: 95, align: 'end' },
      { label: t('Amount'), width: 95, align: 'end' },
    ],
    lines.map(({ line }) => {
      const price = line.discountPrice > 0 ? line.discountPrice : line.price;
      const variant = [line.color?.name[locale], line.size?.name[locale], line.unit]
        .flatMap((text) => (text ? [isolate(text)] : []))
        .join(' · ');
      return [
        [
          [line.name[locale], styles.text],
          [variant, styles.label],
        ],
        [[String(line.quantity), styles.text]],
        [[money(price), styles.text]],
        [[money(price * line.quantity), styles.text]],
      ];
    }),
  );
  sheet.space(12);

  const sums: Sum[] = [
    { label: t('Total'), amount: money(order.totalAmount) },
    { label: t('Delivery'), amount: money(order.deliveryCharge) },
    ...order.taxes.map(({ name, percentage, amount }) => ({
      label: `${name[locale]} (${percentage}%)`,
      amount: money(amount),
    })),
  ];
  if (order.insuranceAmount > 0)
    sums.push({ label: t('Shipping protection'), amount: money(order.insuranceAmount) });
  if (order.couponDiscount > 0) sums.push({ label: t('Voucher'), amount: money(-order.couponDiscount) });
  sums.push({ label: t('Payable'), amount: money(order.payableAmount), isTotal: true });
  drawSums(sheet, sums, CONTENT_WIDTH / 2);
  return sheet.finish();
}
