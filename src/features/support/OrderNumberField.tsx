import { useGetOrdersQuery } from '@/api';
import { FormField, SelectField } from '@/shared/forms';
import { useFormats, useT } from '@/shared/texts';

const NEWEST = { status: 'all', page: 1 } as const;
const OWN_ORDERS = 'own-orders';
const SUGGESTED = { input: { dir: 'ltr' }, htmlInput: { list: OWN_ORDERS } } as const;

/**
 * The order that a ticket is about: chosen from the shopper's own. An older one than the first page of the
 * history has can be typed, and so can any while the orders cannot be loaded.
 */
export function OrderNumberField() {
  const t = useT();
  const formats = useFormats();
  const { data: { orders, total } = { orders: [], total: 0 } } = useGetOrdersQuery(NEWEST);
  const choices = orders.map(({ code, amount }) => ({
    value: code,
    text: `${code} · ${formats.money(amount)}`,
  }));
  const field = { name: 'orderNumber', label: t('Order number') };
  if (total > 0 && total <= orders.length)
    return <SelectField {...field} placeholder={t('No order')} choices={choices} />;
  return (
    <>
      <FormField {...field} slotProps={SUGGESTED} />
      <datalist id={OWN_ORDERS}>
        {choices.map(({ value, text }) => (
          <option key={value} value={value} label={text} />
        ))}
      </datalist>
    </>
  );
}
