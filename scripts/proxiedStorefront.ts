import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Env } from '../demo/http/environment';
import { fileHeaders } from '../demo/http/headers';
import { storefrontRoutes } from '../demo/http/storefront';
import { StartProblem } from '../demo/problems';
import { backendSettings } from './backendSettings';

/** What the backend answers; everything else is the storefront's. */
const backendPaths = [
  '/api/*',
  '/media/*',
  '/shop/*',
  '/storage/*',
  '/payment/*',
  '/robots.txt',
  '/sitemap.xml',
];

export function checkedOrigin(given: string): string {
  const address = URL.canParse(given) ? new URL(given) : null;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new StartProblem(`API_ORIGIN takes an address such as https://shop.example.com, not "${given}".`);
  }
  return address.origin;
}

/** Milliseconds after which the backend is asked for its settings again. */
const settingsAge = 60_000;

/** The backend's settings, as old as a minute at most; those of a backend that is down allow no socket. */
function settingsOf(origin: string) {
  let known = { at: -Infinity, settings: {} };
  return async () => {
    if (Date.now() - known.at < settingsAge) return known.settings;
    const settings = await backendSettings(origin);
    if (settings) known = { at: Date.now(), settings };
    return settings ?? known.settings;
  };
}

/** The built storefront before a real backend: same pages, its calls handed on to `origin`. */
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
