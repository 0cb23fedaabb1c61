import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { patterns } from '@/domain/paths';
import type { LayoutName } from '@/layouts';

export interface Route {
  path: string;
  /** A text key; 'thing' where the page takes the name of what it shows (contract §10, "document title"). */
  title: string;
  isTitledByThing?: true;
  layout: LayoutName;
  /** Only for signed-in users: visitors go to `/` with Login open. */
  isAccount?: true;
  /** Visitors find the page closed, with Login open over it. */
  asksVisitors?: true;
  /** Only in multi-vendor mode: otherwise the path goes to `/`. */
  isMultiVendor?: true;
  page: LazyExoticComponent<ComponentType>;
}

const Home = lazy(() => import('@/pages/Home').then((module) => ({ default: module.Home })));
const ProductDetails = lazy(() =>
  import('@/pages/ProductDetails').then((module) => ({ default: module.ProductDetails })),
);
const Products = lazy(() => import('@/pages/Products').then((module) => ({ default: module.Products })));
const MostPopular = lazy(() =>
  import('@/pages/MostPopular').then((module) => ({ default: module.MostPopular })),
);
const BestDeal = lazy(() => import('@/pages/BestDeal').then((module) => ({ default: module.BestDeal })));
const Categories = lazy(() =>
  import('@/pages/Categories').then((module) => ({ default: module.Categories })),
);
const Category = lazy(() => import('@/pages/Category').then((module) => ({ default: module.Category })));
const Checkout = lazy(() => import('@/pages/Checkout').then((module) => ({ default: module.Checkout })));
/** Stands in the place of a page that asks visitors to log in. */
export const LoginFirst = lazy(() =>
  import('@/pages/LoginFirst').then((module) => ({ default: module.LoginFirst })),
);
const OrderHistory = lazy(() =>
  import('@/pages/OrderHistory').then((module) => ({ default: module.OrderHistory })),
);
const OrderDetails = lazy(() =>
  import('@/pages/OrderDetails').then((module) => ({ default: module.OrderDetails })),
);
const ManageAddress = lazy(() =>
  import('@/pages/ManageAddress').then((module) => ({ default: module.ManageAddress })),
);
const NewAddress = lazy(() =>
  import('@/pages/NewAddress').then((module) => ({ default: module.NewAddress })),
);
const EditAddress = lazy(() =>
  import('@/pages/EditAddress').then((module) => ({ default: module.EditAddress })),
);
const NotFound = lazy(() => import('@/pages/NotFound').then((module) => ({ default: module.NotFound })));
/** Stands where a page is not built yet. */
const Coming = lazy(() => import('@/pages/Coming').then((module) => ({ default: module.Coming })));

const open = { layout: 'default', page: Coming } as const;
const blog = { layout: 'blog', page: Coming } as const;
const account = { layout: 'account', isAccount: true, page: Coming } as const;

/** Every route of the specification (§2) as data: path, title, layout, guard, page. */
export const routes: readonly Route[] = [
  { path: patterns.home, title: '', layout: 'default', page: Home },
  { path: patterns.shops, title: 'Shops', ...open, isMultiVendor: true },
  { path: patterns.products, title: 'Products', ...open, page: Products },
  { path: patterns.categories, title: 'Categories', ...open, page: Categories },
  { path: patterns.mostPopular, title: 'Most Popular', ...open, page: MostPopular },
  { path: patterns.bestDeal, title: 'Best Deal', ...open, page: BestDeal },
  { path: patterns.flashSale, title: 'Flash sale', ...open },
  { path: patterns.shop, title: 'Shop', ...open, isMultiVendor: true },
  { path: patterns.shopCategory, title: 'Shop', ...open, isMultiVendor: true },
  {
    path: patterns.productDetails,
    title: 'Product',
    isTitledByThing: true,
    layout: 'default',
    page: ProductDetails,
  },
  { path: patterns.category, title: 'Category', ...open, isTitledByThing: true, page: Category },
  { path: patterns.checkout, title: 'Checkout', layout: 'default', asksVisitors: true, page: Checkout },
  { path: patterns.buyNow, title: 'Buy Now', ...open, asksVisitors: true },
  { path: patterns.support, title: 'Support', ...open },
  { path: patterns.termsAndConditions, title: 'Terms & Conditions', ...open },
  { path: patterns.privacyPolicy, title: 'Privacy Policy', ...open },
  { path: patterns.cookiePolicy, title: 'Cookie Policy', ...open },
  { path: patterns.buyerSellerPolicy, title: 'Buyer & Seller Policy', ...open },
  { path: patterns.aboutUs, title: 'About Us', ...open },
  { path: patterns.contactUs, title: 'Contact Us', ...open },
  { path: patterns.page, title: 'Policy', ...open },
  { path: patterns.news, title: 'News', ...blog },
  { path: patterns.blog, title: 'News', ...blog },
  { path: patterns.dashboard, title: 'Dashboard', ...account },
  { path: patterns.becomeASeller, title: 'Become a Seller', ...account },
  { path: patterns.orderHistory, title: 'Order History', ...account, page: OrderHistory },
  {
    path: patterns.orderDetails,
    title: 'Order Details',
    isTitledByThing: true,
    ...account,
    page: OrderDetails,
  },
  { path: patterns.wishlist, title: 'Wishlist', ...account },
  { path: patterns.profile, title: 'My Profile', ...account },
  { path: patterns.manageAddress, title: 'Manage Address', ...account, page: ManageAddress },
  { path: patterns.newAddress, title: 'New Address', ...account, page: NewAddress },
  { path: patterns.editAddress, title: 'Edit Address', ...account, page: EditAddress },
  { path: patterns.changePassword, title: 'Change Password', ...account },
  { path: patterns.supportTickets, title: 'Support Ticket', ...account },
  { path: patterns.supportTicket, title: 'Support Ticket', ...account },
  { path: patterns.messages, title: 'Message', ...account },
  { path: patterns.paymentSuccess, title: 'Payment', layout: 'bare', page: Coming },
  { path: patterns.paymentCancel, title: 'Payment', layout: 'bare', page: Coming },
];

/** Any other path. */
export const notFound: Route = { path: '*', title: 'Page not found', layout: 'bare', page: NotFound };
