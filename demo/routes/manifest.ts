import { Hono } from 'hono';
import type { Backend } from '../backend';
import type { Env } from '../http/environment';
import { direction, knownLocale } from '../languages';
import { translate } from '../texts';

const icon = (purpose: 'any' | 'maskable', size: number) => ({
  src: `/media/icon/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const icons = [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)];

/** Background of the storefront's page before its styles (src/firstPaint/base.css). */
const PAGE = '#fafaf8';

/** The shop as an installed app: its name, language, colors and logo. Replaces the build's manifest. */
export const manifestRoutes = (backend: Backend) =>
  new Hono<Env>().get('/manifest.webmanifest', (c) => {
    const settings = backend.settings.master('en');
    const locale = knownLocale(settings.app_locale) ?? 'en';
    const shortcut = (text: string, url: string) => ({
      name: translate(locale, { text }),
      url,
      icons: icons.slice(0, 1),
    });
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', 'application/manifest+json; charset=UTF-8');
    return c.body(
      JSON.stringify({
        id: '/',
        name: settings.app_name,
        short_name: settings.app_name,
        lang: locale === 'ir' ? 'fa' : locale,
        dir: direction[locale],
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: PAGE,
        theme_color: settings.theme_colors.primary950,
        icons,
        shortcuts: [shortcut('My Cart', '/?cart'), shortcut('Order History', '/order-history')],
      }),
    );
  });
