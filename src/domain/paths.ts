import type { Id, ProductId, ShopId } from './ids';

/** Patterns of all routes (specification §2). Build links with `paths` only. */
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

const encode = (value: Id | string) => encodeURIComponent(String(value));

/** URL builders for routes with parameters; routes without one are their pattern. */
export const paths = {
  ...patterns,
  flashSale: (id: Id) => `/flash-sale/${encode(id)}`,
  shop: (id: ShopId) => `/shops/${encode(id)}`,
  shopCategory: (id: ShopId, slug: Id | string, subCategoryId?: Id) =>
    `/shops/${encode(id)}/categories/${encode(slug)}${subCategoryId ? `?subcategory=${subCategoryId}` : ''}`,
  productDetails: (id: ProductId) => `/products/${encode(id)}/details`,
  category: (slug: Id | string) => `/categories/${encode(slug)}`,
  subCategory: (slug: Id | string, subCategoryId: Id) =>
    `/categories/${encode(slug)}?subcategory=${encode(subCategoryId)}`,
  categorySorted: (slug: Id | string, sortType: 'popular_product' | 'top_selling' | 'newest') =>
    `/categories/${encode(slug)}?sort_type=${sortType}`,
  search: (term: string) => `/products?${new URLSearchParams({ search: term }).toString()}`,
  page: (slug: string) => `/page/${encode(slug)}`,
  blog: (slug: string) => `/blog/${encode(slug)}`,
  orderDetails: (id: Id | string) => `/order-history/${encode(id)}`,
  editAddress: (id: Id) => `/manage-address/${encode(id)}/edit`,
  supportTicket: (ticketNumber: string) => `/support-ticket/${encode(ticketNumber)}`,
} as const;

/** Parses a positive integer path parameter; null means that the page is not found. */
export function readId(parameter: string | undefined): Id | null {
  if (!parameter || !/^[1-9]\d{0,15}$/.test(parameter)) return null;
  return Number(parameter);
}
