import type { NumberFormats } from '@/shared/texts/numberFormats';
import { element } from './element';

/** An amount as `shared/ui/MoneyText` renders it. */
export function money(formats: NumberFormats, amount: number): HTMLElement {
  const { number, symbol, position } = formats.moneyParts(amount);
  const sign = element('span', { 'data-position': position }, symbol);
  return element('bdi', { dir: 'ltr' }, ...(position === 'prefix' ? [sign, number] : [number, sign]));
}

/** A price and the struck one, as `shared/ui/Price` renders them. */
export function price(
  formats: NumberFormats,
  full: number,
  reduced: number,
  isCompact: boolean,
): HTMLElement {
  if (reduced <= 0) return element('span', { class: 'price' }, money(formats, full));
  const struck = isCompact ? element('bdi', {}, formats.moneyParts(full).number) : money(formats, full);
  return element('span', { class: 'price reduced' }, money(formats, reduced), element('s', {}, struck));
}
