import { paths } from '@/domain/paths';
import type { Context } from './context';
import { element, icon } from './element';
import { icons } from './icons';
import { money } from './money';

/** Drawing of `layouts/frame/BrandMark`. */
function brandMark(): SVGElement {
  const mark = icon('M9 14h16l1.4 11.2A2 2 0 0 1 24.4 27.4H9.6a2 2 0 0 1-2-2.2z', 34);
  mark.setAttribute('viewBox', '0 0 34 34');
  mark.setAttribute('class', 'mark');
  return mark;
}

/** Pictures narrower than this ratio are marks without text: the name is shown beside them. */
const WIDEST_MARK = 1.6;

function logo({ t, appName, logo: picture }: Context): HTMLElement {
  const name = element('span', {}, appName);
  const link = element('a', {
    class: 'logo',
    href: paths.home,
    'aria-label': appName ? t('{name}, home', { name: appName }) : t('Home'),
  });
  if (picture === null) {
    link.append(brandMark(), name);
    return link;
  }
  const image = document.createElement('img');
  image.alt = '';
  image.fetchPriority = 'high';
  image.onload = () => {
    if (image.naturalWidth < image.naturalHeight * WIDEST_MARK) link.append(name);
  };
  image.onerror = () => link.replaceChildren(brandMark(), name);
  image.src = picture;
  link.append(image);
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
      { class: 'action not-phone', href: paths.wishlist },
      icon(icons.heart),
      lines(t('Saved'), t('Wishlist')),
    ),
    element(
      'button',
      { class: 'action', 'aria-label': t('My Cart') },
      icon(icons.bag),
      lines(t('My Cart'), amount),
    ),
    element('button', { class: 'action not-phone' }, icon(icons.person, isSignedIn ? 32 : 24), account),
  );
}

function pageLinks({ t, isMultiVendor }: Context): HTMLElement {
  const links = [
    [paths.home, 'Home'],
    ...(isMultiVendor ? ([[paths.shops, 'Shops']] as const) : []),
    [paths.products, 'Products'],
    [paths.mostPopular, 'Most Popular'],
    [paths.bestDeal, 'Best Deal'],
    [paths.news, 'News'],
    [paths.contactUs, 'Contact'],
  ] as const;
  return element(
    'div',
    { class: 'rows pages' },
    element(
      'div',
      { class: 'container' },
      element('button', { class: 'all' }, icon(icons.grid, 20), t('All categories')),
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
    item('a', paths.home, icons.home, t('Home')),
    item('a', paths.categories, icons.grid, t('Categories')),
    item('button', null, icons.bag, t('Cart')),
    item('a', paths.wishlist, icons.heart, t('Wishlist')),
    item('a', paths.dashboard, icons.person, t('Account')),
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
    { class: 'search not-phone', role: 'search', action: paths.products },
    term,
    element('button', { 'aria-label': t('Search') }, icon(icons.search)),
  );
}

/** The bars of `layouts/frame/Frame`, around `main`. */
export function frameElements(
  context: Context,
  main: HTMLElement,
  term: HTMLInputElement,
  hasBottomBar: boolean,
): HTMLElement[] {
  const { t } = context;
  const label = t('Search for products, brands and shops');
  return [
    element('div', { class: 'utility' }),
    element(
      'div',
      { class: 'bar' },
      element(
        'div',
        { class: 'container' },
        element('button', { class: 'burger', 'aria-label': t('Menu') }, icon(icons.menu)),
        logo(context),
        searchForm(context, term),
        actions(context),
      ),
    ),
    pageLinks(context),
    element(
      'div',
      { class: 'rows phone-search' },
      element(
        'div',
        { class: 'container' },
        element('button', {}, icon(icons.search, 20), element('span', {}, label)),
      ),
    ),
    main,
    ...(hasBottomBar ? [bottomBar(context)] : []),
  ];
}
