import { paths } from '@/domain/paths';

export interface FooterLink {
  to: string;
  /** Text key of the label. */
  text: string;
  /** Visitors have to log in first. */
  isAccount?: boolean;
}

/** Contact is shown in multi-vendor mode only (specification §2, "Footer"). */
export function quickLinks(isMultiVendor: boolean): FooterLink[] {
  return [
    { to: paths.mostPopular, text: 'Most Popular' },
    { to: paths.bestDeal, text: 'Best Deal' },
    ...(isMultiVendor ? [{ to: paths.shops, text: 'Shops' }] : []),
    { to: paths.news, text: 'News' },
    ...(isMultiVendor ? [{ to: paths.contactUs, text: 'Contact' }] : []),
  ];
}

export function companyLinks(isMultiVendor: boolean): FooterLink[] {
  return [
    { to: paths.aboutUs, text: 'About Us' },
    { to: paths.termsAndConditions, text: 'Terms & Conditions' },
    { to: paths.privacyPolicy, text: 'Privacy Policy' },
    { to: paths.cookiePolicy, text: 'Cookie Policy' },
    { to: paths.buyerSellerPolicy, text: 'Buyer & Seller Policy' },
    ...(isMultiVendor ? [{ to: paths.becomeASeller, text: 'Become a Seller', isAccount: true }] : []),
  ];
}
