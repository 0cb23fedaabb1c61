import { hasCount } from '@/domain/hasCount';
import { patterns } from '@/domain/paths';
import type { Context } from './context';
import { element, icon } from './element';
import { icons } from './icons';
import { idAt, nameAt, numberAt, textAt } from './json';
import { price } from './money';
import { pathOf } from './pathOf';
import { FIRST, image } from './pictures';

/** A square picture; its space is reserved if there is none. */
export const picture = (address: string, attributes?: Readonly<Record<string, string>>): HTMLElement =>
  element('span', { class: 'picture' }, image(address, { ...attributes, decoding: 'async' }));

/** Rating and number of sales, without those that are missing. */
export function ratingAndSold({ t, formats }: Context, product: unknown): (HTMLElement | null)[] {
  const rating = Math.min(5, numberAt(product, 'rating') ?? 0);
  const sold = textAt(product, 'total_sold');
  return [
    rating > 0 ? element('span', { class: 'rating' }, icon(icons.star, 0.9), formats.rating(rating)) : null,
    hasCount(sold) ? element('bdi', {}, t('{count} sold', { count: sold })) : null,
  ];
}

/** `features/catalogue/ProductCard` without its buttons; null if the product has no id, name or price. */
function productCard(context: Context, product: unknown, isFirst: boolean): HTMLElement | null {
  const { t, formats, isMultiVendor } = context;
  const [id, name, full] = [idAt(product, 'id'), textAt(product, 'name'), numberAt(product, 'price')];
  if (id === null || name === '' || full === null || full < 0) return null;
  const origin = (isMultiVendor && nameAt(product, 'shop')) || nameAt(product, 'brand');
  const colorId = idAt(product, 'color_id');
  const href = pathOf(patterns.productDetails, id) + (colorId === null ? '' : `?color=${colorId}`);
  const isSoldOut = (numberAt(product, 'quantity') ?? 0) <= 0;
  const percentage = numberAt(product, 'discount_percentage') ?? 0;
  const box = picture(textAt(product, 'thumbnail'), isFirst ? FIRST : {});
  if (isSoldOut) box.append(element('span', { class: 'sold-out' }, element('span', {}, t('Stock Out'))));
  return element(
    'article',
    {},
    box,
    element(
      'div',
      { class: 'body' },
      element('span', { class: 'origin' }, element('bdi', {}, origin)),
      element('h3', {}, element('a', { href }, name)),
      element('span', { class: 'sales' }, ...ratingAndSold(context, product)),
      element('p', {}, price(formats, full, numberAt(product, 'discount_price') ?? 0, true)),
    ),
    Math.round(percentage) > 0
      ? element('span', { class: 'badge' }, formats.percent(-percentage).replace('-', '−'))
      : null,
    element(
      'button',
      { class: 'add', disabled: isSoldOut ? '' : null },
      isSoldOut ? t('Stock Out') : t('Add to Cart'),
    ),
  );
}

/**
 * Cards as list items; invalid products are left out. The pictures of the `first` cards load ahead of the
 * app's scripts.
 */
export const cardItems = (context: Context, products: readonly unknown[], first: number): HTMLElement[] =>
  products.flatMap((product, index) => {
    const card = productCard(context, product, index < first);
    return card ? [element('li', {}, card)] : [];
  });
