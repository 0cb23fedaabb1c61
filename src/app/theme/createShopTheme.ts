import { extendTheme } from '@mui/material/styles';
import type { Direction, ThemeColors } from '@/domain/settings';
import { darkPalette, defaultShades, lightPalette } from '@/shared/theme/palette';
import { statusPalettes } from './statusPalettes';
import { componentStyles } from './parts';

/**
 * The shop's faces, then the system's fonts in the same metrics, which the painted page has
 * (src/firstPaint/firstPaint.css).
 */
const FONT =
  'Figtree,Cairo,f1,f2,f3,f4,"Noto Sans Arabic","Segoe UI","Geeza Pro",Tahoma,system-ui,sans-serif';

/** Letter spacing breaks the connected Arabic script, which also needs more line height. */
const headings = {
  ltr: { fontWeight: 700, lineHeight: 1.2, letterSpacing: '-.02em', textWrap: 'balance' },
  rtl: { fontWeight: 700, lineHeight: 1.4, letterSpacing: 0, textWrap: 'balance' },
} as const;

/**
 * MUI theme from the server's 12 shades, or from the default palette when they are incomplete (specification
 * §1).
 */
export function createShopTheme(direction: Direction, themeColors: ThemeColors | null) {
  const shades = themeColors ?? defaultShades;
  const heading = headings[direction];
  const [light, dark] = [lightPalette(shades), darkPalette(shades)];
  return extendTheme({
    direction,
    colorSchemeSelector: 'data-scheme',
    cssVarPrefix: 'shop',
    colorSchemes: {
      // Icons in fields are as quiet as labels, in both schemes.
      light: { palette: { ...light, ...statusPalettes.light, action: { active: light.text.secondary } } },
      dark: { palette: { ...dark, ...statusPalettes.dark, action: { active: dark.text.secondary } } },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
    shape: { borderRadius: 8 },
    spacing: 4,
    typography: {
      fontFamily: FONT,
      fontWeightMedium: 500,
      fontWeightBold: 700,
      h1: { ...heading, fontSize: '2rem' },
      h2: { ...heading, fontSize: '1.5rem' },
      h3: { ...heading, fontSize: '1.25rem', letterSpacing: 0 },
      h4: { ...heading, fontSize: '1rem', letterSpacing: 0 },
      subtitle1: { fontSize: '1rem', fontWeight: 500 },
      subtitle2: { fontSize: '.875rem', fontWeight: 500, lineHeight: 1.4 },
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '.875rem', lineHeight: 1.5 },
      caption: { fontSize: '.75rem', lineHeight: 1.5 },
      button: { fontSize: '.9375rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    },
    // On backgrounds without enough contrast to the primary color, `--ring` overrides the color of the
    // outline.
    focusVisible: {
      outlineColor: 'var(--ring, var(--shop-palette-primary-main))',
      outlineWidth: 3,
      boxShadow: undefined,
    },
    // Follows the system's `prefers-reduced-motion`.
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 150,
        short: 150,
        standard: 200,
        enteringScreen: 250,
        leavingScreen: 200,
      },
    },
    components: componentStyles,
  });
}
