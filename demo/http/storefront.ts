import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type Next } from 'hono';
import type { Env } from './environment';
import { contentPolicy, remoteHostOf } from './policy';

/** Folder of the files with a content hash in their name. */
const HASHED = '/assets/';

/** The settings that the page's policy depends on: host of the socket, and sign-in providers. */
type SettingsFor = (c: Context<Env>) => Json | Promise<Json>;
type Json = Readonly<Record<string, unknown>>;

/** Paths of the backend, for which the client router has no page. */
const isBackend = (path: string) => /^\/(?:api|media|qa)(?:\/|$)/.test(path);
const isPage = (path: string) => path === '/index.html' || (!isBackend(path) && !/\.[^/]*$/.test(path));
const isFile = (path: string) => !isBackend(path) && !isPage(path);

/**
 * Serves the built storefront: precompressed files, cached forever if their name has a hash, and index.html
 * for all other paths, revalidated on every request.
 */
export function storefrontRoutes(folder: string, settingsFor: SettingsFor = () => ({}), isQa = false) {
  const root = resolve(folder);
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const files = serveStatic<Env>({ root, precompressed: true });
  const page = serveStatic<Env>({ root, path: 'index.html', precompressed: true });

  async function setPolicy(response: Response, c: Context<Env>) {
    const remote = isQa ? remoteHostOf(c.req.query('qa') ?? '') : null;
    response.headers.set(
      'Content-Security-Policy',
      contentPolicy(html, await settingsFor(c), undefined, remote),
    );
  }

  async function sendFile(c: Context<Env, string>, next: Next) {
    const response = await files(c, next);
    if (!(response instanceof Response)) return response;
    const cacheControl = c.req.path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.headers.set('Cache-Control', cacheControl);
    // `auth.html` is a page, too; the policy of `sw.js` is that of the service worker.
    if (/\/sw\.js$|\.html$/.test(c.req.path)) await setPolicy(response, c);
    return response;
  }

  async function sendPage(c: Context<Env, string>, next: Next) {
    const response = await page(c, next);
    if (!(response instanceof Response)) return response;
    response.headers.set('Cache-Control', 'no-cache');
    await setPolicy(response, c);
    return response;
  }

  return new Hono<Env>()
    .get('*', (c, next) => (isFile(c.req.path) ? sendFile(c, next) : next()))
    .get('*', (c, next) => (isPage(c.req.path) ? sendPage(c, next) : next()))
    .all('*', (c) => c.text('Not found', 404));
}
