import { saffronColors } from './theme';

/**
 * Variants of the shop, as overrides of the default settings: `marsa` is the default, `saffron` has another
 * theme, `zafaran` is a Persian single-vendor shop with that theme.
 */
export const variants = {
  marsa: {},
  saffron: { theme_colors: saffronColors },
  zafaran: { app_name: 'زعفران', app_locale: 'ir', multi_vendor: false, theme_colors: saffronColors },
} satisfies Record<string, Record<string, unknown>>;

export type Variant = keyof typeof variants;

export const isVariant = (name: string): name is Variant => Object.hasOwn(variants, name);
