import { CacheProvider } from '@emotion/react';
import { GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectScheme } from '@/features/appearance';
import { htmlLanguageOf } from '@/features/locale';
import { useSettings } from '@/core/settings';
import { requestFaces } from '@/shared/adapters';
import { useDirection, useLocale } from '@/shared/texts';
import { darkPalette, defaultShades, lightPalette } from '@/shared/theme/palette';
import { baseline } from './baseline';
import { createShopTheme } from './createShopTheme';
import { persistAppearance } from './persistAppearance';
import { SchemeInForce } from './SchemeInForce';
import { useStyleCache } from './useStyleCache';

/**
 * Theme with colors from the settings, and direction and language from the locale (specification §1). The
 * color scheme is the store’s: MUI’s own provider would choose and store one too, for 2 kB of a first load.
 */
export function ShopTheme({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const locale = useLocale();
  const { themeColors } = useSettings();
  const cache = useStyleCache(direction);
  const scheme = useSelector(selectScheme);
  const theme = useMemo(() => createShopTheme(direction, themeColors), [direction, themeColors]);
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);
  useEffect(() => {
    const lang = htmlLanguageOf(locale);
    document.documentElement.dir = direction;
    document.documentElement.lang = lang;
    void requestFaces(lang);
    const shades = themeColors ?? defaultShades;
    const deep = { light: lightPalette(shades).deep.main, dark: darkPalette(shades).deep.main };
    persistAppearance({ dir: direction, lang, scheme, deep });
  }, [direction, locale, scheme, themeColors]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <SchemeInForce />
        <GlobalStyles styles={variables} />
        <GlobalStyles styles={baseline} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
