import { DEFAULT_LOCALE, isLocale } from '@/domain/settings';

/** What the first script loads for a page, before the app is there to ask for it. */
export interface EarlyPage {
  path: RegExp;
  /** Folder in `src/pages`. */
  page: string;
  /** Calls that the page makes without search parameters; `$1` is the id in its path. */
  calls: readonly string[];
  /** Whether only shoppers who are signed in see the page. */
  isOfUser?: true;
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
  // Its cart is requested by the cart's queue.
  { path: /^\/checkout$/, page: 'Checkout', calls: [], isOfUser: true },
  { path: /^\/messages$/, page: 'Messages', calls: ['/get-shops?page=1&per_page=20'], isOfUser: true },
  { path: /^\/order-history$/, page: 'Orders', calls: ['/orders?page=1&per_page=10'], isOfUser: true },
];

/** The page at a path, if a shopper with or without a token sees it. */
export function earlyPageAt(pathname: string, token: string | null): EarlyPage | undefined {
  return EARLY_PAGES.find(({ path, isOfUser }) => path.test(pathname) && (token || !isOfUser));
}

/** Whether the first script loads anything for a page; by its folder in `src/pages`. */
export const isEarlyPage = (name: string): boolean => EARLY_PAGES.some(({ page }) => page === name);

/** URLs of the calls that the app makes first: the texts, the settings and the page's own data. */
export function earlyCalls(
  page: EarlyPage | undefined,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  locale: string | null,
): string[] {
  const code = locale !== null && isLocale(locale) ? locale : DEFAULT_LOCALE;
  const ofPage = (search === '' && page?.calls.map((call) => pathname.replace(page.path, call))) || [];
  return [`/lang/${code}`, '/master', ...ofPage].map((call) => `/api${call}`);
}
