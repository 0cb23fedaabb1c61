import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { useSettings } from '@/features/settings';
import { useDirection, useLocale } from '@/shared/texts';
import { createShopTheme } from './createShopTheme';
import { useStyleCache } from './useStyleCache';

/** Colours from the settings, direction and language from the locale (specification §1). */
export function ShopTheme({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const locale = useLocale();
  const { themeColors } = useSettings();
  const cache = useStyleCache(direction);
  const theme = useMemo(() => createShopTheme(direction, themeColors), [direction, themeColors]);
  useEffect(() => {
    document.documentElement.dir = direction;
    // "ir" is the settings' name for Persian; browsers and screen readers know it as "fa".
    document.documentElement.lang = locale === 'ir' ? 'fa' : locale;
  }, [direction, locale]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
