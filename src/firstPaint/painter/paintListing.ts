import type { Context } from './context';
import { breadcrumb } from './breadcrumb';
import { element } from './element';
import { listAt, numberAt } from './json';
import { cardItems } from './productCard';

/** Cards whose pictures load first: a row of the narrowest grid. */
const FIRST_CARDS = 2;

/** Head and cards of `features/listing/ProductListing`; `between` is what the page shows between them. */
export function listing(
  context: Context,
  list: unknown,
  heading: 'h1' | 'h2',
  between: HTMLElement | null = null,
): (HTMLElement | null)[] {
  const { t } = context;
  const total = numberAt(list, 'total') ?? 0;
  return [
    element(
      'div',
      { class: 'list-head' },
      element(
        'div',
        {},
        element(heading, {}, t('Products')),
        element('p', {}, t('{count} products', { count: total })),
      ),
      element('div', { class: 'tools' }),
    ),
    between,
    element(
      'div',
      { class: 'columns' },
      element('div', { class: 'rail' }),
      element(
        'div',
        { class: 'grid' },
        element('ul', {}, ...cardItems(context, listAt(list, 'products'), FIRST_CARDS)),
      ),
    ),
  ];
}

/** `pages/Products` without a search. */
export const paintProducts = (context: Context, [list]: readonly unknown[]): (HTMLElement | null)[] =>
  list ? [breadcrumb(context, [{ text: context.t('Products') }]), ...listing(context, list, 'h1')] : [];
