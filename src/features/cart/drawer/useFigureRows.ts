import type { CheckoutFigures } from '@/domain/cart';
import { useFormats, useT } from '@/shared/texts';
import type { Figure } from '@/shared/ui';

/** Labels the server's figures of a checkout or an order; optional figures of 0 are left out. */
export function useFigureRows(): (figures: CheckoutFigures) => Figure[] {
  const t = useT();
  const formats = useFormats();
  return (figures) => {
    const { taxes, couponDiscount, insuranceAmount } = figures;
    const named = taxes.map(({ name, percentage, amount }) => ({
      label:
        percentage > 0 ? `${formats.isolated(name)} ${formats.rate(percentage)}` : formats.isolated(name),
      amount,
    }));
    return [
      { label: t('Total'), amount: figures.totalAmount },
      { label: t('Delivery charge'), amount: figures.deliveryCharge },
      ...(named.length > 0 ? named : [{ label: t('Tax'), amount: figures.orderTaxAmount }]),
      ...(couponDiscount > 0
        ? [{ label: t('Coupon discount'), amount: couponDiscount, kind: 'off' as const }]
        : []),
      ...(insuranceAmount > 0 ? [{ label: t('Insurance'), amount: insuranceAmount }] : []),
      { label: t('Payable'), amount: figures.payableAmount, kind: 'sum' },
    ];
  };
}
