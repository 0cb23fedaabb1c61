import { direction, type Locale } from '../languages';
import { appKey } from '../realtime/sockets';
import { translate } from '../texts';
import { themeColors } from './theme';

export interface Gateway {
  id: number;
  title: string;
  name: string;
  logo: string;
  is_active: boolean;
}

export const gateways: readonly Gateway[] = [
  { id: 1, title: 'Marsa Pay', name: 'marsa_pay', logo: '/media/mark/marsa_pay.svg', is_active: true },
  { id: 2, title: 'Wallet', name: 'wallet', logo: '/media/mark/wallet.svg', is_active: false },
];

/** The demo acts as the provider, so that the whole sign-in flow works offline. */
const socialAuth = (id: 'google' | 'facebook' | 'apple', name: string) => ({
  name,
  client_id: `demo-${id}`,
  is_active: true,
  redirect_url: '/auth.html',
  auth_url: `/api/identity/${id}`,
});

const socialLinks = [
  { id: 1, name: 'Instagram', logo: '/media/mark/instagram.svg', link: 'https://www.instagram.com/' },
  { id: 2, name: 'Facebook', logo: '/media/mark/facebook.svg', link: 'https://www.facebook.com/' },
  { id: 3, name: 'YouTube', logo: '/media/mark/youtube.svg', link: 'https://www.youtube.com/' },
];

const languages = [
  { id: 1, title: 'English', name: 'en', direction: direction.en },
  { id: 2, title: 'العربية', name: 'ar', direction: direction.ar },
  { id: 3, title: 'فارسی', name: 'ir', direction: direction.ir },
];

/** The sign of the dirham in each language. */
const dirham: Record<Locale, string> = { en: 'AED', ar: 'د.إ', ir: 'درهم' };

/** The settings of the site (api §9, MASTER). */
export const masterOf = (locale: Locale) => ({
  currency: { name: 'AED', symbol: dirham[locale], position: 'prefix' },
  app_name: 'Marsa',
  app_locale: 'en',
  app_logo: '/media/logo.svg',
  web_logo: '/media/logo.svg',
  web_footer_logo: '/media/logo.svg',
  web_show_footer: true,
  web_footer_text: translate(locale, { text: 'All rights reserved' }),
  web_footer_description: translate(locale, {
    text: 'Independent shops from all over the Emirates in one basket: chosen with care, packed by the people who make and sell it, at your door in two days.',
  }),
  footer_qr: '/media/qr.svg',
  show_download_app: true,
  google_playstore_link: 'https://play.google.com/store/apps/details?id=example.marsa',
  app_store_link: 'https://apps.apple.com/app/marsa/id0000000000',
  multi_vendor: true,
  mobile: '+971 4 555 0142',
  email: 'hello@marsa.example',
  address: translate(locale, { text: 'Pier 7, Dubai Marina, United Arab Emirates' }),
  payment_gateways: gateways,
  cash_on_delivery: true,
  online_payment: true,
  social_links: socialLinks,
  theme_colors: themeColors,
  pusher_app_key: appKey,
  pusher_app_cluster: '',
  pusher_auth: true,
  app_environment: 'demo',
  register_otp_verify: true,
  register_otp_type: 'phone',
  forgot_otp_type: 'phone',
  languages,
  social_auths: {
    google: socialAuth('google', 'Google'),
    facebook: socialAuth('facebook', 'Facebook'),
    apple: socialAuth('apple', 'Apple'),
  },
  timezone: 'UTC',
});

export type Master = ReturnType<typeof masterOf>;
