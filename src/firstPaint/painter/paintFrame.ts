import { patterns } from '@/domain/paths';
import type { Context } from './context';
import { element, icon } from './element';
import { icons } from './icons';
import { money } from './money';
import { FIRST, image } from './pictures';

/** Drawing of `layouts/frame/BrandMark`. */
function brandMark(): SVGElement {
  const mark = icon('M9 14h16l1.4 11.2A2 2 0 0 1 24.4 27.4H9.6a2 2 0 0 1-2-2.2z');
  mark.setAttribute('viewBox', '0 0 34 34');
  mark.setAttribute('class', 'mark');
  return mark;
}

/** Pictures narrower than this ratio are marks without text: the name is shown beside them. */
const WIDEST_MARK = 1.6;

function logo({ t, appName, logo: address }: Context): HTMLElement {
  const name = element('span', {}, appName);
  const picture = image(address, FIRST);
  if (picture) {
    picture.onload = () => {
      if (picture.naturalWidth < picture.naturalHeight * WIDEST_MARK) link.append(name);
    };
    picture.onerror = () => link.replaceChildren(brandMark(), name);
  }
  const link = element(
    'a',
    {
      class: 'logo',
      href: patterns.home,
      'aria-label': appName ? t('{name}, home', { name: appName }) : t('Home'),
    },
    ...(picture ? [picture] : [brandMark(), name]),
  );
  return link;
}

const lines = (quiet: string, main: Node | string) =>
  element('span', { class: 'lines' }, quiet, element('b', {}, main));

function actions({ t, formats, isSignedIn }: Context): HTMLElement {
  // What a signed-in shopper's cart holds is not known yet.
  const amount = element('span', { class: 'amount' }, isSignedIn ? '\u00a0' : money(formats, 0));
  const account = isSignedIn
    ? lines(t('My account'), element('span', { class: 'name-room' }, '\u00a0'))
    : lines(t('Welcome'), t('Login'));
  return element(
    'div',
    { class: 'actions' },
    element(
      'a',
      { class: 'action not-phone', href: patterns.wishlist },
      icon(icons.heart),
      lines(t('Saved'), t('Wishlist')),
    ),
    element(
      'button',
      { class: 'action', 'aria-label': t('My Cart') },
      icon(icons.bag),
      lines(t('My Cart'), amount),
    ),
    element('button', { class: 'action not-phone' }, icon(icons.person, isSignedIn ? 2 : 1.5), account),
  );
}

function pageLinks({ t, isMultiVendor }: Context): HTMLElement {
  const links = [
    [patterns.home, 'Home'],
    ...(isMultiVendor ? ([[patterns.shops, 'Shops']] as const) : []),
    [patterns.products, 'Products'],
    [patterns.mostPopular, 'Most Popular'],
    [patterns.bestDeal, 'Best Deal'],
    [patterns.news, 'News'],
    [patterns.contactUs, 'Contact'],
  ] as const;
  return element(
    'div',
    { class: 'rows pages' },
    element(
      'div',
      { class: 'container' },
      element('button', { class: 'all' }, icon(icons.grid, 1.25), t('All categories')),
      element(
        'nav',
        {},
        ...links.map(([href, text]) =>
          element('a', { href, 'aria-current': href === location.pathname ? 'page' : null }, t(text)),
        ),
      ),
    ),
  );
}

function bottomBar({ t }: Context): HTMLElement {
  const item = (tag: 'a' | 'button', href: string | null, path: string, text: string) =>
    element(tag, { href, 'aria-current': href === location.pathname ? 'page' : null }, icon(path), text);
  return element(
    'nav',
    { class: 'bottom' },
    item('a', patterns.home, icons.home, t('Home')),
    item('a', patterns.categories, icons.grid, t('Categories')),
    item('button', null, icons.bag, t('Cart')),
    item('a', patterns.wishlist, icons.heart, t('Wishlist')),
    item('a', patterns.dashboard, icons.person, t('Account')),
  );
}

/** The search field is created once: a term being typed stays when the frame is painted again. */
function searchForm({ t }: Context, term: HTMLInputElement): HTMLElement {
  const label = t('Search for products, brands and shops');
  term.name = 'search';
  term.placeholder = label;
  term.maxLength = 120;
  term.autocomplete = 'off';
  term.setAttribute('aria-label', label);
  return element(
    'form',
    { class: 'search not-phone', role: 'search', action: patterns.products },
    term,
    element('button', { 'aria-label': t('Search') }, icon(icons.search)),
  );
}

/** Pages with their own bottom bar, or with none (`layouts/frame/Frame`). */
const OWN_BOTTOM_BAR = [patterns.productDetails, patterns.checkout, patterns.buyNow];
const BARE = [patterns.paymentSuccess, patterns.paymentCancel];

const isAt = (pattern: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(location.pathname);

/** The bars of the page's layout, around `main`. */
export function frameElements(context: Context, main: HTMLElement, term: HTMLInputElement): HTMLElement[] {
  const { t } = context;
  const line = element('div', { class: 'container' }, logo(context));
  // The bare layout, also for unknown addresses.
  if (BARE.some(isAt) || !Object.values(patterns).some(isAt))
    return [element('div', { class: 'bar bare' }, line), main];
  const label = t('Search for products, brands and shops');
  line.prepend(element('button', { class: 'burger', 'aria-label': t('Menu') }, icon(icons.menu)));
  line.append(searchForm(context, term), actions(context));
  return [
    element('div', { class: 'utility' }),
    element('div', { class: 'bar' }, line),
    pageLinks(context),
    element(
      'div',
      { class: 'rows phone-search' },
      element(
        'div',
        { class: 'container' },
        element('button', {}, icon(icons.search, 1.25), element('span', {}, label)),
      ),
    ),
    main,
    ...(OWN_BOTTOM_BAR.some(isAt) ? [] : [bottomBar(context)]),
  ];
}
