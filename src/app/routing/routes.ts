import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { patterns } from '@/domain/paths';
import type { LayoutName } from '@/layouts';
import { lazyComponent, type LazyComponent } from '@/shared/lazyComponent';

export interface Route {
  path: string;
  /** A text key; empty for the app's name alone (specification §1). */
  title: string;
  /** The page sets the document title from its content once loaded (R6). */
  isTitledByContent?: true;
  layout: LayoutName;
  /** Requires a user: visitors are redirected to `/` with the login dialog open. */
  isAccount?: true;
  /** Visitors see a placeholder page with the login dialog open. */
  requiresLogin?: true;
  /** Multi-vendor mode only: redirected to `/` otherwise. */
  isMultiVendor?: true;
  page: LazyComponent<object>;
  /** Path of the list route. Both routes render one page, which stays mounted between them. */
  beside?: string;
}

const page = (load: () => Promise<ComponentType>) => lazyComponent(load);

const Home = page(() => import('@/pages/Home').then((module) => module.Home));
const ProductDetails = page(() => import('@/pages/ProductDetails').then((module) => module.ProductDetails));
const Products = page(() => import('@/pages/Products').then((module) => module.Products));
const Shops = page(() => import('@/pages/Shops').then((module) => module.Shops));
const Shop = page(() => import('@/pages/Shop').then((module) => module.Shop));
const ShopCategory = page(() => import('@/pages/Shop').then((module) => module.ShopCategory));
const FlashSale = page(() => import('@/pages/FlashSale').then((module) => module.FlashSale));
const Wishlist = page(() => import('@/pages/Wishlist').then((module) => module.Wishlist));
const News = page(() => import('@/pages/News').then((module) => module.News));
const Blog = page(() => import('@/pages/Blog').then((module) => module.Blog));
const Policy = page(() => import('@/pages/Policy').then((module) => module.Policy));
const ContactUs = page(() => import('@/pages/ContactUs').then((module) => module.ContactUs));
const MostPopular = page(() => import('@/pages/MostPopular').then((module) => module.MostPopular));
const BestDeal = page(() => import('@/pages/BestDeal').then((module) => module.BestDeal));
const Category = page(() => import('@/pages/Category').then((module) => module.Category));
const Checkout = page(() => import('@/pages/Checkout').then((module) => module.Checkout));
const BuyNow = page(() => import('@/pages/BuyNow').then((module) => module.BuyNow));
const Orders = page(() => import('@/pages/Orders').then((module) => module.Orders));
const PaymentResult = page(() => import('@/pages/PaymentResult').then((module) => module.PaymentResult));
const ManageAddress = page(() => import('@/pages/ManageAddress').then((module) => module.ManageAddress));
const NewAddress = page(() => import('@/pages/NewAddress').then((module) => module.NewAddress));
const EditAddress = page(() => import('@/pages/EditAddress').then((module) => module.EditAddress));
const Messages = page(() => import('@/pages/Messages').then((module) => module.Messages));
const Dashboard = page(() => import('@/pages/Dashboard').then((module) => module.Dashboard));
const Profile = page(() => import('@/pages/Profile').then((module) => module.Profile));
const ChangePassword = page(() => import('@/pages/ChangePassword').then((module) => module.ChangePassword));
const Tickets = page(() => import('@/pages/Tickets').then((module) => module.Tickets));
const BecomeASeller = page(() => import('@/pages/BecomeASeller').then((module) => module.BecomeASeller));
const Categories = page(() => import('@/pages/Categories').then((module) => module.Categories));
export const LoginFirst = page(() => import('@/pages/LoginFirst').then((module) => module.LoginFirst));
const NotFound = page(() => import('@/pages/NotFound').then((module) => module.NotFound));

const policy = { layout: 'default', page: Policy, isTitledByContent: true } as const;
const open = { layout: 'default' } as const;
const blog = { layout: 'blog' } as const;
const account = { layout: 'account', isAccount: true } as const;

/** Route table (specification §2). */
export const routes: readonly Route[] = [
  { path: patterns.home, title: '', layout: 'default', page: Home },
  { path: patterns.shops, title: 'Shops', ...open, isMultiVendor: true, page: Shops },
  { path: patterns.products, title: 'Products', ...open, page: Products },
  { path: patterns.categories, title: 'Categories', ...open, page: Categories },
  { path: patterns.mostPopular, title: 'Most Popular', ...open, page: MostPopular },
  { path: patterns.bestDeal, title: 'Best Deal', ...open, page: BestDeal },
  { path: patterns.flashSale, title: 'Flash sale', ...open, isTitledByContent: true, page: FlashSale },
  { path: patterns.shop, title: 'Shop', ...open, isTitledByContent: true, isMultiVendor: true, page: Shop },
  {
    path: patterns.shopCategory,
    title: 'Shop',
    ...open,
    isTitledByContent: true,
    isMultiVendor: true,
    page: ShopCategory,
  },
  {
    path: patterns.productDetails,
    title: 'Product',
    isTitledByContent: true,
    layout: 'default',
    page: ProductDetails,
  },
  { path: patterns.category, title: 'Category', ...open, isTitledByContent: true, page: Category },
  { path: patterns.checkout, title: 'Checkout', layout: 'default', requiresLogin: true, page: Checkout },
  { path: patterns.buyNow, title: 'Buy Now', layout: 'default', requiresLogin: true, page: BuyNow },
  { path: patterns.support, title: 'Support', ...open, page: ContactUs },
  { path: patterns.termsAndConditions, title: 'Terms & Conditions', ...policy },
  { path: patterns.privacyPolicy, title: 'Privacy Policy', ...policy },
  { path: patterns.cookiePolicy, title: 'Cookie Policy', ...policy },
  { path: patterns.buyerSellerPolicy, title: 'Buyer & Seller Policy', ...policy },
  { path: patterns.aboutUs, title: 'About Us', ...policy },
  { path: patterns.contactUs, title: 'Contact Us', ...open, page: ContactUs },
  { path: patterns.page, title: 'Policy', ...policy },
  { path: patterns.news, title: 'News', ...blog, page: News },
  { path: patterns.blog, title: 'News', ...blog, isTitledByContent: true, page: Blog },
  { path: patterns.dashboard, title: 'Dashboard', ...account, page: Dashboard },
  { path: patterns.becomeASeller, title: 'Become a Seller', ...account, page: BecomeASeller },
  { path: patterns.orderHistory, title: 'Order History', ...account, page: Orders },
  {
    path: patterns.orderDetails,
    title: 'Order Details',
    isTitledByContent: true,
    ...account,
    page: Orders,
    beside: patterns.orderHistory,
  },
  { path: patterns.wishlist, title: 'Wishlist', ...account, page: Wishlist },
  { path: patterns.profile, title: 'My Profile', ...account, page: Profile },
  { path: patterns.manageAddress, title: 'Manage Address', ...account, page: ManageAddress },
  { path: patterns.newAddress, title: 'New Address', ...account, page: NewAddress },
  { path: patterns.editAddress, title: 'Edit Address', ...account, page: EditAddress },
  { path: patterns.changePassword, title: 'Change Password', ...account, page: ChangePassword },
  { path: patterns.supportTickets, title: 'Support Ticket', ...account, page: Tickets },
  {
    path: patterns.supportTicket,
    title: 'Support Ticket',
    isTitledByContent: true,
    ...account,
    page: Tickets,
    beside: patterns.supportTickets,
  },
  { path: patterns.messages, title: 'Message', ...account, page: Messages },
  { path: patterns.paymentSuccess, title: 'Payment', layout: 'bare', page: PaymentResult },
  { path: patterns.paymentCancel, title: 'Payment', layout: 'bare', page: PaymentResult },
];

/** Route of unknown paths. */
export const notFound: Route = { path: '*', title: 'Page not found', layout: 'bare', page: NotFound };

/** Loads the chunk of the page at `pathname`, which its first render would ask for; none behind a login. */
export function preloadPageAt(pathname: string, isSignedIn: boolean): void {
  const route = routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
  if (isSignedIn || (!route.isAccount && !route.requiresLogin)) route.page.preload();
}
