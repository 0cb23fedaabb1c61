import { hasCount } from '@/domain/hasCount';
import { patterns } from '@/domain/paths';
import type { Context } from './context';
import { breadcrumb } from './breadcrumb';
import { element } from './element';
import { at, idAt, listAt, nameAt, numberAt, textAt } from './json';
import { price } from './money';
import { pathOf } from './pathOf';
import { FIRST, image } from './pictures';
import { picture, ratingAndSold } from './productCard';

function gallery(product: unknown): HTMLElement {
  const media = listAt(product, 'thumbnails').filter((item) => idAt(item, 'id'));
  const [first] = media;
  // The url of a video is not a picture.
  const full = /^(file|other)$/.test(textAt(first, 'type')) ? '' : textAt(first, 'url');
  const address = full || textAt(first, 'thumbnail') || textAt(product, 'thumbnail');
  const stage = element('div', { class: 'stage' }, image(address, FIRST));
  const thumbs = media.map((item) => element('button', {}, picture(textAt(item, 'thumbnail'))));
  return element(
    'div',
    { class: 'gallery' },
    thumbs.length > 1 ? element('div', { class: 'thumbs' }, ...thumbs) : null,
    stage,
  );
}

function head(context: Context, product: unknown): HTMLElement {
  const { t, isMultiVendor } = context;
  const [shop, brand, reviews] = [
    at(product, 'shop'),
    nameAt(product, 'brand'),
    textAt(product, 'total_reviews'),
  ];
  const [shopId, shopName] = [idAt(shop, 'id'), textAt(shop, 'name')];
  const hasShop = isMultiVendor && shopId !== null && shopName !== '';
  const [rating, sold] = ratingAndSold(context, product);
  return element(
    'div',
    {},
    element(
      'div',
      { class: 'origin' },
      hasShop ? element('a', { href: pathOf(patterns.shop, shopId) }, shopName) : null,
      brand !== '' && !(hasShop && brand === shopName) ? element('span', {}, brand) : null,
    ),
    element('h1', {}, textAt(product, 'name')),
    element(
      'div',
      { class: 'facts' },
      rating ?? null,
      hasCount(reviews) ? element('span', { class: 'link' }, t('{count} reviews', { count: reviews })) : null,
      sold ?? null,
    ),
  );
}

/** Gallery, name and price of `pages/ProductDetails`; the variants follow with the app. */
export function paintProduct(context: Context, [details]: readonly unknown[]): (HTMLElement | null)[] {
  const { t, formats, isMultiVendor } = context;
  const product = at(details, 'product');
  const [name, full] = [textAt(product, 'name'), numberAt(product, 'price')];
  if (name === '' || full === null) return [];
  const shop = isMultiVendor ? at(product, 'shop') : null;
  const shopId = idAt(shop, 'id');
  return [
    breadcrumb(context, [
      shopId === null
        ? { text: t('Products'), to: patterns.products }
        : { text: textAt(shop, 'name'), to: pathOf(patterns.shop, shopId) },
      { text: name },
    ]),
    element(
      'div',
      { class: 'product' },
      gallery(product),
      element(
        'div',
        { class: 'details' },
        head(context, product),
        element(
          'div',
          { class: 'big-price' },
          price(formats, full, numberAt(product, 'discount_price') ?? 0, false),
        ),
      ),
    ),
  ];
}
