import { DEFAULT_LOCALE, isLocale } from '@/domain/settings';

/** What the first script loads for a page, before the app is there to ask for it. */
interface EarlyPage {
  path: RegExp;
  /** Folder in `src/pages`. */
  page: string;
  /** Calls that the page makes without search parameters; `$1` is the id in its path. */
  calls: readonly string[];
}

const CATEGORIES = '/categories?per_page=100';

const EARLY_PAGES: readonly EarlyPage[] = [
  { path: /^\/$/, page: 'Home', calls: ['/home?page=1&per_page=12'] },
  { path: /^\/products$/, page: 'Products', calls: ['/products?page=1&per_page=12', CATEGORIES] },
  {
    path: /^\/products\/([1-9]\d*)\/details$/,
    page: 'ProductDetails',
    calls: ['/product-details?product_id=$1'],
  },
  {
    path: /^\/shops\/([1-9]\d*)$/,
    page: 'Shop',
    calls: [
      '/shops/$1',
      '/products?page=1&per_page=12&shop_id=$1',
      '/shop-categories?shop_id=$1&per_page=100',
      CATEGORIES,
    ],
  },
  {
    path: /^\/flash-sale\/([1-9]\d*)$/,
    page: 'FlashSale',
    calls: ['/flash-sale/$1/details?page=1&per_page=12', CATEGORIES],
  },
  {
    path: /^\/categories\/([1-9]\d*)$/,
    page: 'Category',
    calls: ['/products?page=1&per_page=12&category_id=$1', CATEGORIES],
  },
  // Their calls need the user, or the cart, first.
  { path: /^\/checkout$/, page: 'Checkout', calls: [] },
  { path: /^\/messages$/, page: 'Messages', calls: [] },
];

export function earlyPageAt(pathname: string): EarlyPage | undefined {
  return EARLY_PAGES.find(({ path }) => path.test(pathname));
}

/** Whether the first script loads anything for a page; by its folder in `src/pages`. */
export const isEarlyPage = (name: string): boolean => EARLY_PAGES.some(({ page }) => page === name);

/** URLs of the calls that the app makes first: the texts, the settings and the page's own data. */
export function earlyCalls(pathname: string, search: string, locale: string | null): string[] {
  const code = locale !== null && isLocale(locale) ? locale : DEFAULT_LOCALE;
  const page = search === '' ? earlyPageAt(pathname) : undefined;
  const ofPage = page?.calls.map((call) => pathname.replace(page.path, call)) ?? [];
  return [`/lang/${code}`, '/master', ...ofPage].map((call) => `/api${call}`);
}
