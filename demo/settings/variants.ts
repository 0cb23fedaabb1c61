import { saffronColors } from './theme';

/**
 * Other shops made of the same parts, laid over the usual settings: `marsa` as it is, `saffron` in another dress, `zafaran`
 * a Persian shop of one vendor in that dress.
 */
export const variants = {
  marsa: {},
  saffron: { theme_colors: saffronColors },
  zafaran: { app_name: 'زعفران', app_locale: 'ir', multi_vendor: false, theme_colors: saffronColors },
} satisfies Record<string, Record<string, unknown>>;

export type Variant = keyof typeof variants;

export const isVariant = (name: string): name is Variant => Object.hasOwn(variants, name);
