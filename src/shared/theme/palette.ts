import type { ThemeColors } from '@/domain/settings';
import { mixed, readableOf } from './contrast';

/** Default shades, used when the server sends no complete palette (R2). */
export const defaultShades: ThemeColors = {
  primary: '#0f7a5f',
  '50': '#eefaf5',
  '100': '#d5f2e5',
  '200': '#aee4ce',
  '300': '#79cfb1',
  '400': '#43b390',
  '500': '#1f9776',
  '600': '#0f7a5f',
  '700': '#0c624d',
  '800': '#0c4e3f',
  '900': '#0a4035',
  '950': '#062a22',
};

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** Background for quiet emphasis. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface Palette {
    sale: PaletteColor;
    /** Tinted background of footer, utility bar and flash band, with its text colors. */
    deep: { main: string; text: string; textMuted: string; line: string };
    surface: {
      muted: string;
      strong: string;
      controlLine: string;
      picture: string;
      star: string;
      primaryLine: string;
    };
  }
  interface PaletteOptions {
    sale?: SimplePaletteColorOptions;
    deep?: Palette['deep'];
    surface?: Palette['surface'];
  }
}

const LIGHT_PAGE = '#fafaf8';
const DARK_PAGE = '#121413';
const DARK_SURFACE = '#1a1d1b';

/**
 * Colors of the first paint and of the app. Text and buttons use the first readable shade: in the default
 * palette the designed one, in a server theme the first one that passes WCAG AA (R66).
 */
export function lightPalette(shades: ThemeColors) {
  const darker = [shades['700'], shades['800'], shades['900'], shades['950'], '#1a1a18'] as const;
  const text = { primary: '#1a1a18', secondary: '#575752', disabled: '#70706a' };
  const soft = readableOf([shades['50'], mixed(shades.primary, '#ffffff', 0.08)], [text.secondary]);
  return {
    primary: {
      main: readableOf([shades.primary, shades['600'], ...darker], ['#ffffff', LIGHT_PAGE]),
      dark: readableOf(darker, [soft]),
      light: shades['400'],
      soft,
      contrastText: '#ffffff',
    },
    sale: { main: '#d6322c', dark: '#b9251f', light: '#fbdcd8', soft: '#fdf0ee', contrastText: '#ffffff' },
    text,
    divider: '#e3e3de',
    background: { default: LIGHT_PAGE, paper: '#ffffff' },
    deep: deepBackground(shades, shades['950']),
    surface: {
      muted: '#f5f5f2',
      strong: '#eeeeea',
      controlLine: '#8a8a83',
      picture: '#efefeb',
      star: '#e39a12',
      primaryLine: shades['200'],
    },
  };
}

export function darkPalette(shades: ThemeColors) {
  const lighter = [shades['400'], shades['300'], shades['200'], shades['100'], '#f0f2f0'] as const;
  const text = { primary: '#f0f2f0', secondary: '#b3bab6', disabled: '#959d98' };
  const soft = readableOf(
    [mixed(shades['900'], DARK_SURFACE, 0.6), mixed(shades['900'], DARK_SURFACE, 0.15)],
    [text.secondary],
  );
  const main = readableOf(lighter, [DARK_SURFACE, DARK_PAGE]);
  return {
    primary: {
      main,
      dark: readableOf([shades['300'], shades['200'], shades['100'], '#f0f2f0'], [soft, DARK_SURFACE]),
      light: shades['200'],
      soft,
      contrastText: readableOf([shades['950'], '#101110'], [main]),
    },
    sale: { main: '#ff7a6e', dark: '#ff9187', light: '#3a1b19', soft: '#3a1b19', contrastText: '#2a0503' },
    text,
    divider: '#2f3532',
    background: { default: DARK_PAGE, paper: DARK_SURFACE },
    deep: deepBackground(shades, mixed(shades['950'], DARK_PAGE, 0.6)),
    surface: {
      muted: '#212523',
      strong: '#2a2f2c',
      controlLine: '#717a75',
      picture: '#e2e2dd',
      star: '#f2b544',
      primaryLine: mixed(shades['400'], DARK_SURFACE, 0.3),
    },
  };
}

/**
 * Background of utility bar, flash band and footer; neutral if the darkest shade of a theme is not dark
 * enough.
 */
function deepBackground(shades: ThemeColors, darkest: string) {
  const textMuted = mixed(shades['200'], '#c6cac8', 0.3);
  const main = readableOf([darkest, shades['900'], '#171a18'], [textMuted], 7);
  return {
    main,
    text: readableOf([mixed(shades['50'], '#ffffff', 0.8), '#ffffff'], [main]),
    textMuted,
    line: '#ffffff24',
  };
}
