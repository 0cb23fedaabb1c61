import * as v from 'valibot';
import type { Language, Settings, SocialAuth, SocialProvider, ThemeColors } from '@/domain/settings';
import { defaultSettings, isLocale, SHADES } from '@/domain/settings';
import { category } from './catalogue.wire';
import {
  anything,
  dataOf,
  flag,
  flagOr,
  id,
  list,
  optional,
  optionalNumber,
  optionalText,
  requiredText,
  rows,
  text,
} from './lenient';

/** The specification's countries, and languages of the settings, have none (specification §3). */
const optionalId = v.fallback(v.nullish(id, 0), 0);

const language = v.pipe(
  v.object({
    id: optionalId,
    title: optionalText,
    name: v.pipe(requiredText, v.check(isLocale)),
    direction: v.fallback(v.pipe(v.string(), v.toLowerCase(), v.picklist(['ltr', 'rtl'])), 'ltr'),
  }),
  v.transform((wire): Language => ({ ...wire, title: wire.title ?? wire.name })),
);

const currency = v.pipe(
  v.object({ name: text, symbol: text, position: text }),
  v.transform(({ name, symbol, position }) => ({
    shown: {
      symbol: symbol || name,
      position: position.toLowerCase() === 'suffix' ? ('suffix' as const) : ('prefix' as const),
    },
    code: [name, symbol].find((word) => /^[A-Z]{3}$/.test(word)) ?? null,
  })),
);

const gateway = v.pipe(
  v.object({ id, title: optionalText, name: requiredText, logo: optionalText, is_active: flag }),
  v.transform(({ is_active, title, ...rest }) => ({
    ...rest,
    title: title ?? rest.name,
    isActive: is_active,
  })),
);

const socialLink = v.object({ name: text, link: requiredText, logo: optionalText });

const socialAuth = v.pipe(
  v.object({ client_id: text, is_active: flag, redirect_url: optionalText, auth_url: optionalText }),
  v.transform((wire): SocialAuth => ({
    clientId: wire.client_id,
    isActive: wire.is_active,
    redirectUrl: wire.redirect_url,
    authUrl: wire.auth_url,
  })),
);

const socialAuths = v.pipe(
  v.object({ google: optional(socialAuth), facebook: optional(socialAuth), apple: optional(socialAuth) }),
  v.transform(
    (wire) =>
      Object.fromEntries(Object.entries(wire).filter(([, auth]) => auth !== null)) as Partial<
        Record<SocialProvider, SocialAuth>
      >,
  ),
);

const CSS_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * All 12 shades or null (specification §1): `primary` and `primary50` … `primary950`, or `primary_50`, or
 * `50`.
 */
const themeColors = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((wire): ThemeColors | null => {
    const shades = SHADES.map((shade) => {
      const names = shade === 'primary' ? ['primary'] : [`primary${shade}`, `primary_${shade}`, shade];
      return [shade, names.map((name) => wire[name]).find((value) => value !== undefined)] as const;
    });
    const complete = shades.every(([, value]) => typeof value === 'string' && CSS_COLOR.test(value));
    return complete ? (Object.fromEntries(shades) as ThemeColors) : null;
  }),
);

/** Also accepts the field names of the specification (api §9, MASTER). */
const ALIASES: Readonly<Record<string, string>> = {
  showFooter: 'web_show_footer',
  footerText: 'web_footer_text',
  footerLogo: 'web_footer_logo',
  logo: 'web_logo',
  description: 'web_footer_description',
  footerQr: 'footer_qr',
  appStoreLink: 'app_store_link',
  playStoreLink: 'google_playstore_link',
  socialLinks: 'social_links',
  socialAuths: 'social_auths',
  showDownloadApp: 'show_download_app',
  appName: 'app_name',
  appLocale: 'app_locale',
  appEnvironment: 'app_environment',
  paymentGateways: 'payment_gateways',
  themeColors: 'theme_colors',
};

const canonicalNames = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((wire) => {
    const named: Record<string, unknown> = { ...wire };
    for (const [alias, name] of Object.entries(ALIASES)) named[name] ??= wire[alias];
    return named;
  }),
);

const master = v.object({
  app_name: optionalText,
  app_locale: v.fallback(v.nullish(v.pipe(requiredText, v.check(isLocale)), null), null),
  currency: optional(currency),
  multi_vendor: flagOr(true),
  web_logo: optionalText,
  app_logo: optionalText,
  web_footer_logo: optionalText,
  web_show_footer: flagOr(true),
  web_footer_text: optionalText,
  web_footer_description: optionalText,
  footer_qr: optionalText,
  show_download_app: flag,
  google_playstore_link: optionalText,
  app_store_link: optionalText,
  mobile: optionalText,
  email: optionalText,
  address: optionalText,
  payment_gateways: list(gateway),
  cash_on_delivery: flagOr(true),
  online_payment: flagOr(true),
  social_links: list(socialLink),
  social_auths: optional(socialAuths),
  theme_colors: optional(themeColors),
  app_environment: optionalText,
  pusher_app_key: optionalText,
  pusher_app_cluster: optionalText,
  pusher_host: optionalText,
  pusher_port: optionalNumber,
  pusher_scheme: optionalText,
  pusher_auth: flag,
  register_otp_verify: flagOr(true),
  register_otp_type: text,
  forgot_otp_type: text,
  languages: list(language),
  categories: anything,
  timezone: optionalText,
});

function toSettings(wire: v.InferOutput<typeof master>): Settings {
  const categories = v.safeParse(rows(category), wire.categories);
  return {
    appName: wire.app_name ?? defaultSettings.appName,
    appLocale: wire.app_locale,
    currency: wire.currency?.shown ?? defaultSettings.currency,
    currencyCode: wire.currency?.code ?? null,
    isMultiVendor: wire.multi_vendor,
    logo: wire.web_logo ?? wire.app_logo,
    footerLogo: wire.web_footer_logo,
    showFooter: wire.web_show_footer,
    footerText: wire.web_footer_text,
    footerDescription: wire.web_footer_description,
    footerQr: wire.footer_qr,
    showDownloadApp: wire.show_download_app,
    playStoreLink: wire.google_playstore_link,
    appStoreLink: wire.app_store_link,
    mobile: wire.mobile,
    email: wire.email,
    address: wire.address,
    paymentGateways: wire.payment_gateways,
    cashOnDelivery: wire.cash_on_delivery,
    onlinePayment: wire.online_payment,
    socialLinks: wire.social_links,
    socialAuths: wire.social_auths ?? {},
    themeColors: wire.theme_colors,
    appEnvironment: wire.app_environment,
    pusherAppKey: wire.pusher_app_key,
    pusherAppCluster: wire.pusher_app_cluster,
    pusherHost: wire.pusher_host,
    pusherPort: wire.pusher_port,
    pusherScheme: wire.pusher_scheme,
    pusherAuth: wire.pusher_auth,
    registerOtpVerify: wire.register_otp_verify,
    registerOtpType: wire.register_otp_type || defaultSettings.registerOtpType,
    forgotOtpType: wire.forgot_otp_type || defaultSettings.forgotOtpType,
    languages: wire.languages,
    categories: categories.success && categories.output.length > 0 ? categories.output : null,
    timezone: wire.timezone ?? defaultSettings.timezone,
  };
}

/** Without any known name it is the body of an error, which must not replace the settings shown before. */
export const settingsWire = dataOf(
  v.pipe(
    canonicalNames,
    v.check((wire) => Object.keys(master.entries).some((name) => wire[name] !== undefined)),
    master,
    v.transform(toSettings),
  ),
);

/** Names in the body of an error. */
const ERROR_NAMES: ReadonlySet<string> = new Set(['message', 'error', 'errors', 'success', 'status', 'code']);

/** /lang/{locale}: a flat map; values that are not texts are dropped. The body of an error is no such map. */
export const messagesWire = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((wire) => {
    const names = Object.keys(wire);
    return names.length === 0 || names.some((name) => !ERROR_NAMES.has(name));
  }),
  v.transform((wire) =>
    Object.fromEntries(
      Object.entries(wire).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
      ),
    ),
  ),
);

export const countriesWire = dataOf(
  v.pipe(
    v.object({ countries: list(v.object({ id: optionalId, name: requiredText, phone_code: text })) }),
    v.transform(({ countries }) =>
      countries.map(({ phone_code, ...rest }) => ({ ...rest, phoneCode: phone_code.replace(/^\+/, '') })),
    ),
  ),
);
