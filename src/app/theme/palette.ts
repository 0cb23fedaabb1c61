import type { ThemeColors } from '@/domain/settings';

/** The palette of the shop when the server sends no complete one (contract §10, "theme"). */
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

/** Roles of the look, by scheme; components use these names, never a shade. */
export interface Roles {
  soft: string;
  line: string;
  strong: string;
}

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** Ground for quiet emphasis. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface Palette {
    sale: PaletteColor;
    /** The tinted ground of footer, utility bar and flash band, with its text colours. */
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

export function lightPalette(shades: ThemeColors) {
  return {
    primary: {
      main: shades.primary,
      dark: shades['700'],
      light: shades['400'],
      soft: shades['50'],
      contrastText: '#ffffff',
    },
    sale: { main: '#d6322c', dark: '#b9251f', light: '#fbdcd8', soft: '#fdf0ee', contrastText: '#ffffff' },
    error: { main: '#b9251f', dark: '#8f1c17', light: '#fbdcd8', soft: '#fdf0ee', contrastText: '#ffffff' },
    success: { main: '#1d7a43', dark: '#145a31', light: '#6fce93', soft: '#e9f7ee', contrastText: '#ffffff' },
    warning: { main: '#8f5a00', dark: '#6b4300', light: '#f0b95a', soft: '#fef5e2', contrastText: '#ffffff' },
    info: { main: '#1f5fae', dark: '#164582', light: '#8cbcf5', soft: '#eaf2fd', contrastText: '#ffffff' },
    text: { primary: '#1a1a18', secondary: '#575752', disabled: '#70706a' },
    divider: '#e3e3de',
    background: { default: '#fafaf8', paper: '#ffffff' },
    deep: { main: shades['950'], text: '#f3faf7', textMuted: '#b4d0c6', line: '#ffffff24' },
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
  return {
    primary: {
      main: shades['400'],
      dark: shades['300'],
      light: shades['200'],
      soft: '#12332a',
      contrastText: '#04201a',
    },
    sale: { main: '#ff7a6e', dark: '#ff9187', light: '#3a1b19', soft: '#3a1b19', contrastText: '#2a0503' },
    error: { main: '#ff9187', dark: '#ffb3ab', light: '#3a1b19', soft: '#3a1b19', contrastText: '#2a0503' },
    success: { main: '#6fce93', dark: '#95dcb0', light: '#15311f', soft: '#15311f', contrastText: '#04201a' },
    warning: { main: '#f0b95a', dark: '#f5cd87', light: '#362709', soft: '#362709', contrastText: '#2a1c02' },
    info: { main: '#8cbcf5', dark: '#b0d2f9', light: '#14283f', soft: '#14283f', contrastText: '#04182a' },
    text: { primary: '#f0f2f0', secondary: '#b3bab6', disabled: '#959d98' },
    divider: '#2f3532',
    background: { default: '#121413', paper: '#1a1d1b' },
    deep: { main: '#0b211b', text: '#f3faf7', textMuted: '#b4d0c6', line: '#ffffff24' },
    surface: {
      muted: '#212523',
      strong: '#2a2f2c',
      controlLine: '#717a75',
      picture: '#e2e2dd',
      star: '#f2b544',
      primaryLine: '#1f5747',
    },
  };
}
