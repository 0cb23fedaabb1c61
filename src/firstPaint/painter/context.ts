import {
  DEFAULT_APP_NAME,
  DEFAULT_CURRENCY,
  DEFAULT_LOCALE,
  SHADES,
  type ThemeColors,
} from '@/domain/settings';
import { intlLocaleOf } from '@/shared/texts/formats';
import { createNumberFormats, type NumberFormats } from '@/shared/texts/numberFormats';
import { translate, type Messages, type Translate } from '@/shared/texts/translate';
import { darkPalette, defaultShades, lightPalette } from '@/shared/theme/palette';
import { at, listAt, textAt } from './json';

/** What a painted page needs of the settings and of the texts. */
export interface Context {
  t: Translate;
  /** Empty until the settings have loaded. */
  appName: string;
  logo: string;
  isMultiVendor: boolean;
  isSignedIn: boolean;
  formats: NumberFormats;
}

const isNo = (flag: unknown) => flag === false || flag === 0 || flag === '0' || flag === 'false';

/** Settings and texts from the early responses; each may be missing. */
export function contextOf(locale: string, isSignedIn: boolean, master: unknown, texts: unknown): Context {
  const intlLocale = intlLocaleOf(locale);
  // English texts are in the code; those of other languages come with the response.
  const isTextless = !texts && locale !== DEFAULT_LOCALE;
  // Blank texts are untranslated ones.
  const messages: Messages = Object.fromEntries(
    Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string' && text !== ''),
  );
  const currency = at(master, 'currency');
  return {
    t: (key, values) => (isTextless ? '\u00a0' : translate({ messages, intlLocale }, key, values)),
    appName: textAt(master, 'app_name') || textAt(master, 'appName') || (master ? DEFAULT_APP_NAME : ''),
    logo: textAt(master, 'web_logo') || textAt(master, 'logo') || textAt(master, 'app_logo'),
    isMultiVendor: !isNo(at(master, 'multi_vendor')),
    isSignedIn,
    formats: createNumberFormats(
      intlLocale,
      // Laravel sends an empty list for an empty object.
      listAt(master, 'currency').length > 0
        ? {
            symbol: textAt(currency, 'symbol') || textAt(currency, 'name'),
            position: textAt(currency, 'position').toLowerCase() === 'suffix' ? 'suffix' : 'prefix',
          }
        : master
          ? DEFAULT_CURRENCY
          : null,
    ),
  };
}

const CSS_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The server's shades if they are complete (specification §1). */
function shadesOf(master: unknown): ThemeColors {
  const colors = at(master, 'theme_colors') ?? at(master, 'themeColors');
  const shades = SHADES.map((shade) => {
    const names = shade === 'primary' ? ['primary'] : [`primary${shade}`, `primary_${shade}`, shade];
    return [shade, names.map((name) => textAt(colors, name)).find(Boolean) ?? ''] as const;
  });
  const isComplete = shades.every(([, color]) => CSS_COLOR.test(color));
  return isComplete ? (Object.fromEntries(shades) as ThemeColors) : defaultShades;
}

/** Custom properties of `firstPaint.css`, from the palette of the theme. */
export function colorsOf(master: unknown, isDark: boolean): string {
  const shades = shadesOf(master);
  const palette = isDark ? darkPalette(shades) : lightPalette(shades);
  const { primary, sale, text, background, surface } = palette;
  return Object.entries({
    ink: text.primary,
    muted: text.secondary,
    line: palette.divider,
    page: background.default,
    paper: background.paper,
    control: surface.controlLine,
    picture: surface.picture,
    star: surface.star,
    'primary-line': surface.primaryLine,
    // Until the settings have loaded, the color of the last visit (public/index.html).
    ...(master ? { deep: palette.deep.main } : {}),
    'deep-text': palette.deep.text,
    primary: primary.main,
    'primary-dark': primary.dark,
    'primary-soft': primary.soft,
    'primary-text': primary.contrastText,
    sale: sale.main,
    'sale-dark': sale.dark,
    'sale-text': sale.contrastText,
  })
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
}
