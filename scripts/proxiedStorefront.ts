import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Env } from '../demo/http/environment';
import { fileHeaders } from '../demo/http/headers';
import { storefrontRoutes } from '../demo/http/storefront';
import { StartProblem } from '../demo/problems';
import { backendSettings } from './backendSettings';

/** Paths served by the backend; all others belong to the storefront. */
const backendPaths = [
  '/api/*',
  '/media/*',
  '/shop/*',
  '/storage/*',
  '/payment/*',
  '/robots.txt',
  '/sitemap.xml',
];

export function checkedOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new StartProblem(`API_ORIGIN takes an address such as https://shop.example.com, not "${value}".`);
  }
  return url.origin;
}

/** Lifetime of the cached backend settings, in milliseconds. */
const SETTINGS_LIFETIME = 60_000;

/** Returns the backend's settings, cached for a minute; without any, the policy allows no socket. */
function settingsOf(origin: string) {
  let cached = { at: -Infinity, settings: {} };
  return async () => {
    if (Date.now() - cached.at < SETTINGS_LIFETIME) return cached.settings;
    const settings = await backendSettings(origin);
    if (settings) cached = { at: Date.now(), settings };
    return settings ?? cached.settings;
  };
}

/** Serves the built storefront and proxies its API requests to `origin`. */
export function proxiedStorefront(folder: string, origin: string): Hono<Env> {
  const app = new Hono<Env>();
  for (const path of ['/media/*', '/storage/*']) app.use(path, fileHeaders);
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], backendPaths, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      const { host: _ours, ...headers } = c.req.header();
      return await proxy(`${origin}${pathname}${search}`, { raw: c.req.raw, headers, redirect: 'manual' });
    } catch (problem) {
      console.error(`${c.req.method} ${pathname}: the backend does not answer:`, (problem as Error).message);
      return c.json({ message: 'The backend does not answer.' }, 502);
    }
  });
  app.route('/', storefrontRoutes(folder, settingsOf(origin)));
  return app;
}
