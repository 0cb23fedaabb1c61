import type { Category } from './catalogue';
import type { Id } from './ids';
import type { Currency } from './money';

export type Direction = 'ltr' | 'rtl';

export interface Language {
  id: Id;
  title: string;
  /** Language code, sent as Accept-Language and used in /lang/{name}. */
  name: string;
  direction: Direction;
}

export const SHADES = [
  'primary',
  '50',
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  '950',
] as const;
export type Shade = (typeof SHADES)[number];
export type ThemeColors = Record<Shade, string>;

export interface PaymentGateway {
  id: Id;
  title: string;
  name: string;
  logo: string | null;
  isActive: boolean;
}

export interface SocialLink {
  name: string;
  link: string;
  logo: string | null;
}

export type SocialProvider = 'google' | 'facebook' | 'apple';

export interface SocialAuth {
  clientId: string;
  isActive: boolean;
  redirectUrl: string | null;
  authUrl: string | null;
}

/** The site settings of GET /master (specification §3, api §9, MASTER). */
export interface Settings {
  appName: string;
  appLocale: string | null;
  /** Null until it is known. */
  currency: Currency | null;
  /** ISO code of the currency, such as "AED", for JSON-LD; null when the server sent none. */
  currencyCode: string | null;
  isMultiVendor: boolean;
  logo: string | null;
  footerLogo: string | null;
  showFooter: boolean;
  footerText: string | null;
  footerDescription: string | null;
  footerQr: string | null;
  showDownloadApp: boolean;
  playStoreLink: string | null;
  appStoreLink: string | null;
  mobile: string | null;
  email: string | null;
  address: string | null;
  paymentGateways: PaymentGateway[];
  cashOnDelivery: boolean;
  onlinePayment: boolean;
  socialLinks: SocialLink[];
  socialAuths: Partial<Record<SocialProvider, SocialAuth>>;
  /** Null unless the server sent all 12 shades. */
  themeColors: ThemeColors | null;
  /** Null when the server sent none. */
  appEnvironment: string | null;
  pusherAppKey: string | null;
  pusherAppCluster: string | null;
  /** Host of a Pusher-compatible server; null for the encrypted Pusher cluster (api §7). */
  pusherHost: string | null;
  pusherPort: number | null;
  pusherScheme: string | null;
  /** Whether the backend signs subscriptions, so that the user's channel is private. */
  pusherAuth: boolean;
  registerOtpVerify: boolean;
  registerOtpType: string;
  forgotOtpType: string;
  languages: Language[];
  categories: Category[] | null;
  /** IANA time zone of the server's times. */
  timezone: string;
}

export const DEFAULT_APP_NAME = 'Storefront';
export const DEFAULT_CURRENCY: Currency = { symbol: '$', position: 'prefix' };

/** Settings used while /master is unavailable (R3). */
export const defaultSettings: Settings = {
  appName: DEFAULT_APP_NAME,
  appLocale: null,
  currency: DEFAULT_CURRENCY,
  currencyCode: null,
  isMultiVendor: true,
  logo: null,
  footerLogo: null,
  showFooter: true,
  footerText: null,
  footerDescription: null,
  footerQr: null,
  showDownloadApp: false,
  playStoreLink: null,
  appStoreLink: null,
  mobile: null,
  email: null,
  address: null,
  paymentGateways: [],
  cashOnDelivery: true,
  onlinePayment: false,
  socialLinks: [],
  socialAuths: {},
  themeColors: null,
  appEnvironment: null,
  pusherAppKey: null,
  pusherAppCluster: null,
  pusherHost: null,
  pusherPort: null,
  pusherScheme: null,
  pusherAuth: false,
  registerOtpVerify: true,
  registerOtpType: 'phone',
  forgotOtpType: 'phone',
  languages: [],
  categories: null,
  timezone: 'UTC',
};

/**
 * QA panel, links, faults and personas are disabled in production and without an environment (R7).
 */
export function isOpenToQa(environment: string | null): boolean {
  return environment !== null && environment.trim().toLowerCase() !== 'production';
}

export const DEFAULT_LOCALE = 'en';

const LOCALE = /^[\w-]{1,20}$/;

/** Whether a text is a valid language code; others would break a header, a path or `Intl`. */
export const isLocale = (text: string): boolean => LOCALE.test(text);

/** Default text direction of a language; the settings override it. Keep in sync with public/index.html. */
export function usualDirectionOf(locale: string): Direction {
  return /^(ar|fa|he|ir|ur)\b/.test(locale) ? 'rtl' : 'ltr';
}

/** Native name of the language, never translated. */
const ENGLISH = 'English';
/** Entry of the language menu before the settings are loaded (specification §9). */
export const DEFAULT_LANGUAGE: Language = { id: 0, title: ENGLISH, name: DEFAULT_LOCALE, direction: 'ltr' };
