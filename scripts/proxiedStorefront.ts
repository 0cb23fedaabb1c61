import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Env } from '../demo/http/environment';
import { storefrontRoutes } from '../demo/http/storefront';
import { StartProblem } from '../demo/problems';

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

/** Serves the built storefront and proxies its API requests to `origin`. */
export function proxiedStorefront(folder: string, origin: string): Hono<Env> {
  const app = new Hono<Env>();
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
  app.route('/', storefrontRoutes(folder));
  return app;
}
