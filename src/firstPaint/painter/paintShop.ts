import { hasCount } from '@/domain/hasCount';
import { isLongName } from '@/domain/longName';
import { patterns } from '@/domain/paths';
import type { Context } from './context';
import { breadcrumb } from './breadcrumb';
import { element, icon } from './element';
import { focus } from './focus';
import { icons } from './icons';
import { at, bannersAt, flagAt, listAt, numberAt, textAt } from './json';
import { listing } from './paintListing';
import { FIRST } from './pictures';
import { picture } from './productCard';

function shopHead({ t, formats }: Context, shop: unknown): HTMLElement {
  const [banner] = bannersAt(shop, 'banners');
  const cover = picture(textAt(banner, 'thumbnail') || textAt(shop, 'banner'), FIRST);
  if (cover.firstElementChild instanceof HTMLElement) focus(cover.firstElementChild, banner);
  const rating = Math.min(5, numberAt(shop, 'rating') ?? 0);
  const name = textAt(shop, 'name');
  const reviews = textAt(shop, 'total_reviews');
  const isOnline = textAt(shop, 'shop_status').toLowerCase() === 'online';
  const isOnHoliday = flagAt(shop, 'is_on_holiday');
  return element(
    'div',
    { class: 'shop-head' },
    element('div', { class: 'banner' }, cover),
    element(
      'div',
      { class: 'line' },
      element('div', { class: 'shop-logo' }, picture(textAt(shop, 'logo'))),
      element(
        'div',
        {},
        element('h1', { 'data-long': isLongName(name) ? '' : null }, name),
        element(
          'p',
          { class: 'facts' },
          rating > 0
            ? element('span', { class: 'rating' }, icon(icons.star, 1.05), formats.rating(rating))
            : null,
          hasCount(reviews)
            ? element('span', { class: 'link' }, t('{count} reviews', { count: reviews }))
            : null,
          element('span', { class: 'state' }, isOnline ? t('Online') : t('Offline')),
          isOnHoliday ? element('span', {}, t('On holiday')) : null,
          element(
            'span',
            {},
            t('{count} products', { count: numberAt(shop, 'total_products') ?? 0 }),
            ' · ',
            t('{count} categories', { count: numberAt(shop, 'total_categories') ?? 0 }),
          ),
        ),
      ),
      element(
        'div',
        { class: 'contact' },
        element('button', {}, t('Chat')),
        element('button', {}, t('Share')),
      ),
    ),
  );
}

function tabs({ t }: Context): HTMLElement {
  return element(
    'div',
    { class: 'tabs' },
    ...(['Products', 'Categories', 'Reviews', 'About'] as const).map((text, index) =>
      element('button', { class: index === 0 ? 'chosen' : null }, t(text)),
    ),
  );
}

function chips({ t }: Context, categories: unknown): HTMLElement | null {
  const names = listAt(categories, 'categories').flatMap((category) => textAt(category, 'name') || []);
  if (names.length < 2) return null;
  return element('div', { class: 'chips' }, ...[t('All'), ...names].map((name) => element('span', {}, name)));
}

/** `pages/Shop` with the tab of its products. */
export function paintShop(context: Context, responses: readonly unknown[]): (HTMLElement | null)[] {
  const [details, list, categories] = responses;
  const shop = at(details, 'shop');
  const name = textAt(shop, 'name');
  // Without the list the app shows its skeletons, or why there is none.
  if (name === '' || !list || !context.isMultiVendor) return [];
  return [
    breadcrumb(context, [{ text: context.t('Shops'), to: patterns.shops }, { text: name }]),
    shopHead(context, shop),
    tabs(context),
    ...listing(context, list, 'h2', chips(context, categories)),
  ];
}
