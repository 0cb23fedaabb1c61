import type { Id, ProductId, ShopId } from './ids';
import { encodePart } from './parseUrl';

/** Patterns of all routes (specification §2); build links with `paths` only. */
export const patterns = {
  home: '/',
  shops: '/shops',
  products: '/products',
  categories: '/categories',
  mostPopular: '/most-popular',
  bestDeal: '/best-deal',
  flashSale: '/flash-sale/:id',
  shop: '/shops/:id',
  shopCategory: '/shops/:id/categories/:slug',
  productDetails: '/products/:id/details',
  category: '/categories/:slug',
  checkout: '/checkout',
  buyNow: '/buynow',
  support: '/support',
  termsAndConditions: '/terms-and-conditions',
  privacyPolicy: '/privacy-policy',
  cookiePolicy: '/cookie-policy',
  buyerSellerPolicy: '/buyer-seller-policy',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  page: '/page/:slug',
  news: '/news',
  blog: '/blog/:slug',
  dashboard: '/dashboard',
  becomeASeller: '/become-a-seller',
  orderHistory: '/order-history',
  orderDetails: '/order-history/:id',
  wishlist: '/wishlist',
  profile: '/profile',
  manageAddress: '/manage-address',
  newAddress: '/manage-address/new',
  editAddress: '/manage-address/:id/edit',
  changePassword: '/change-password',
  supportTickets: '/support-tickets',
  supportTicket: '/support-ticket/:ticketNumber',
  messages: '/messages',
  paymentSuccess: '/order/:payment/payment/success',
  paymentCancel: '/order/:payment/payment/cancel',
} as const;

const part = (value: Id | string) => encodePart(String(value));

/** URL builders for routes with parameters; the others are constants. */
export const paths = {
  ...patterns,
  /** Home with the open cart (R90). */
  cart: '/?cart',
  flashSale: (id: Id) => `/flash-sale/${part(id)}`,
  shop: (id: ShopId) => `/shops/${part(id)}`,
  shopCategory: (id: ShopId, slug: Id | string, subCategoryId?: Id) =>
    `/shops/${part(id)}/categories/${part(slug)}${subCategoryId ? `?subcategory=${subCategoryId}` : ''}`,
  productDetails: (id: ProductId, colorId: Id | null = null) =>
    `/products/${part(id)}/details${colorId === null ? '' : `?color=${part(colorId)}`}`,
  category: (slug: Id | string) => `/categories/${part(slug)}`,
  subCategory: (slug: Id | string, subCategoryId: Id) =>
    `/categories/${part(slug)}?subcategory=${part(subCategoryId)}`,
  categorySorted: (slug: Id | string, sortType: 'popular_product' | 'top_selling' | 'newest') =>
    `/categories/${part(slug)}?sort_type=${sortType}`,
  search: (term: string) => `/products?${new URLSearchParams({ search: term }).toString()}`,
  page: (slug: string) => `/page/${part(slug)}`,
  blog: (slug: string) => `/blog/${part(slug)}`,
  orderDetails: (id: Id | string) => `/order-history/${part(id)}`,
  editAddress: (id: Id) => `/manage-address/${part(id)}/edit`,
  supportTicket: (ticketNumber: string) => `/support-ticket/${part(ticketNumber)}`,
} as const;

/** Parses an id from a path parameter; null if invalid, which renders the not-found page. */
export function readId(parameter: string | undefined): Id | null {
  if (!parameter || !/^[1-9]\d{0,15}$/.test(parameter)) return null;
  return Number(parameter);
}
