import { paths } from '@/domain/paths';

/** The policies that every shop has (contract §8), with their text keys. */
export const policyLinks = [
  { to: paths.aboutUs, text: 'About Us' },
  { to: paths.termsAndConditions, text: 'Terms & Conditions' },
  { to: paths.privacyPolicy, text: 'Privacy Policy' },
  { to: paths.cookiePolicy, text: 'Cookie Policy' },
  { to: paths.buyerSellerPolicy, text: 'Buyer & Seller Policy' },
] as const;
