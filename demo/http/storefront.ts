import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { Env } from './environment';

/** Names that change with what is in the file. */
const hashed = /[.-][0-9a-zA-Z_-]{8,}\.(?:js|css|woff2|svg|png|avif|webp)(?:\.(?:br|gz))?$/;
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Only our own scripts run: files of this origin, and the inline ones that the built page came with. */
function contentPolicy(page: string): string {
  const hashes = [...page.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The parts of the site that are the backend's, and files: for these the history has no page. */
const noPage = (path: string) => /^\/(?:api|media|qa)(?:\/|$)/.test(path) || /\.[^/]*$/.test(path);

/**
 * The built storefront: precompressed files, cached for ever where their names carry a hash, and the one page for every
 * other address, which is asked for anew each time.
 */
export function storefrontRoutes(folder: string) {
  const root = resolve(folder);
  const policy = contentPolicy(readFileSync(join(root, 'index.html'), 'utf8'));
  const withCaching = (path: string, c: Context) => {
    const isPage = /index\.html(?:\.(?:br|gz))?$/.test(path);
    c.header('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (isPage) c.header('Content-Security-Policy', policy);
  };
  const files = serveStatic<Env>({ root, precompressed: true, onFound: withCaching });
  const page = serveStatic<Env>({ root, path: 'index.html', precompressed: true, onFound: withCaching });
  return new Hono<Env>()
    .get('*', (c, next) => (c.req.path.startsWith('/api') || c.req.path === '/' ? next() : files(c, next)))
    .get('*', (c, next) => (noPage(c.req.path) ? next() : page(c, next)))
    .all('*', (c) => c.text('Not found', 404));
}
