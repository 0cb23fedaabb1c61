import { paths } from '@/domain/paths';

/** The policies of every shop (api §8), with the text keys of their labels. */
export const policyLinks = [
  { to: paths.aboutUs, text: 'About Us' },
  { to: paths.termsAndConditions, text: 'Terms & Conditions' },
  { to: paths.privacyPolicy, text: 'Privacy Policy' },
  { to: paths.cookiePolicy, text: 'Cookie Policy' },
  { to: paths.buyerSellerPolicy, text: 'Buyer & Seller Policy' },
] as const;
