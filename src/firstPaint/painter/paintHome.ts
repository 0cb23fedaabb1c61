import { patterns } from '@/domain/paths';
import type { Context } from './context';
import { element } from './element';
import { focus } from './focus';
import { at, bannersAt, idAt, listAt, textAt } from './json';
import { pathOf } from './pathOf';
import { FIRST, image } from './pictures';
import { cardItems, picture } from './productCard';

/** Cards of the flash sale that fit into one row at the widest screen. */
const MAX_CARDS = 6;

function scene(banner: unknown): HTMLElement {
  const address = textAt(banner, 'thumbnail');
  const main = image(address, { class: 'main', ...FIRST });
  return element(
    'div',
    { class: 'scene' },
    image(address, { class: 'background', 'aria-hidden': 'true' }),
    main && focus(main, banner),
  );
}

/** The banner's page in the shop; the app also accepts pages elsewhere. */
function linkOf(banner: unknown): string {
  const link = textAt(banner, 'link');
  return /^\/(?![/\\])/.test(link) ? link : patterns.products;
}

function hero({ t }: Context, banners: readonly unknown[], ads: readonly unknown[]): HTMLElement | null {
  const [first] = banners;
  if (first === undefined && ads.length === 0) return null;
  const line = (name: 'h2' | 'p', key: string) => {
    const text = textAt(first, key);
    return text === '' ? null : element(name, {}, text);
  };
  const slide = element(
    'section',
    { class: 'slide' },
    scene(first),
    element(
      'div',
      { class: 'text' },
      line('p', 'eyebrow'),
      line('h2', 'title'),
      line('p', 'text'),
      element('a', { class: 'button', href: linkOf(first) }, textAt(first, 'button') || t('Shop now')),
    ),
  );
  const tiles = ads.map((ad) =>
    element(
      'a',
      { class: 'tile', href: linkOf(ad) },
      scene(ad),
      element('h2', {}, textAt(ad, 'title')),
      element('span', {}, t('Shop now')),
    ),
  );
  return element(
    'div',
    { class: 'hero', 'data-split': first !== undefined && ads.length > 0 ? '' : null },
    first === undefined ? null : slide,
    tiles.length > 0 ? element('div', { class: 'tiles' }, ...tiles) : null,
  );
}

function categoryRow({ t }: Context, categories: readonly unknown[]): HTMLElement {
  const items = categories.flatMap((category) => {
    const [id, name] = [idAt(category, 'id'), textAt(category, 'name')];
    const count = listAt(category, 'sub_categories').length;
    if (id === null || name === '') return [];
    const text = element('span', {}, name);
    if (count > 0) text.append(element('small', {}, t('{count} sub-categories', { count })));
    const link = element(
      'a',
      { href: pathOf(patterns.category, id) },
      picture(textAt(category, 'thumbnail')),
      text,
    );
    return [element('li', {}, link)];
  });
  return element('section', { class: 'gap categories' }, element('ul', { class: 'row' }, ...items));
}

/** The boxes of the countdown are empty: only the app has the server's time. */
function flashBand(context: Context, sale: unknown, isRunning: boolean): HTMLElement | null {
  const { t } = context;
  const id = idAt(sale, 'id');
  if (id === null) return null;
  const box = () => element('i', {}, '\u00a0', element('small', {}, '\u00a0'));
  return element(
    'section',
    { class: 'gap flash' },
    element(
      'div',
      { class: 'head' },
      element('h2', {}, textAt(sale, 'name') || t('Flash sale')),
      isRunning ? null : element('span', {}, t('Starts in')),
      element('div', { class: 'boxes' }, box(), box(), box()),
      element('a', { class: 'more', href: pathOf(patterns.flashSale, id) }, t('View all')),
    ),
    element('ul', { class: 'row' }, ...cardItems(context, listAt(sale, 'products').slice(0, MAX_CARDS), 0)),
  );
}

/** The first sections of `pages/Home`. */
export function paintHome(context: Context, [home]: readonly unknown[]): (HTMLElement | null)[] {
  const categories = listAt(home, 'categories');
  return [
    hero(context, bannersAt(home, 'banners'), bannersAt(home, 'ads')),
    categories.length > 0 ? categoryRow(context, categories) : null,
    flashBand(context, at(home, 'running_flash_sale'), true) ??
      flashBand(context, at(home, 'incoming_flash_sale'), false),
  ];
}
