import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type Next } from 'hono';
import type { Env } from './environment';

/** Names that change with what is in the file. */
const hashed = /[.-][0-9a-zA-Z_-]{8,}\.(?:js|css|woff2|svg|png|avif|webp)$/;
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The sign-in scripts of the providers, and where they talk to: for settings that have no `auth_url`. */
const socialScripts =
  'https://accounts.google.com https://connect.facebook.net https://appleid.cdn-apple.com';
const socialCalls = 'https://accounts.google.com https://*.facebook.com https://appleid.apple.com';

/**
 * Only our own scripts run, and those of the sign-in providers: files of this origin, and the inline ones that the built
 * page came with. `reportUrl` is where the page was built to send its reports (`REPORT_URL`).
 */
export function contentPolicy(page: string, reportUrl = process.env.REPORT_URL ?? ''): string {
  const hashes = [...page.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes, socialScripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    ['connect-src', "'self'", 'ws:', 'wss:', socialCalls, ...originOf(reportUrl)].join(' '),
    `frame-src 'self' ${socialCalls}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** A path is of the page's own origin, which is allowed already. */
function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

/** The parts of the site that are the backend's: for these the history has no page. */
const isBackend = (path: string) => /^\/(?:api|media|qa)(?:\/|$)/.test(path);
const isPage = (path: string) => path === '/index.html' || (!isBackend(path) && !/\.[^/]*$/.test(path));
const isFile = (path: string) => !isBackend(path) && !isPage(path);

/**
 * The built storefront: precompressed files, cached for ever where their names carry a hash, and the one page for every
 * other address, which is asked for anew each time.
 */
export function storefrontRoutes(folder: string) {
  const root = resolve(folder);
  const policy = contentPolicy(readFileSync(join(root, 'index.html'), 'utf8'));
  const files = serveStatic<Env>({ root, precompressed: true });
  const page = serveStatic<Env>({ root, path: 'index.html', precompressed: true });

  async function sendFile(c: Context<Env, string>, next: Next) {
    const answer = await files(c, next);
    if (!(answer instanceof Response)) return answer;
    const kept = hashed.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    answer.headers.set('Cache-Control', kept);
    return answer;
  }

  async function sendPage(c: Context<Env, string>, next: Next) {
    const answer = await page(c, next);
    if (!(answer instanceof Response)) return answer;
    answer.headers.set('Cache-Control', 'no-cache');
    answer.headers.set('Content-Security-Policy', policy);
    return answer;
  }

  return new Hono<Env>()
    .get('*', (c, next) => (isFile(c.req.path) ? sendFile(c, next) : next()))
    .get('*', (c, next) => (isPage(c.req.path) ? sendPage(c, next) : next()))
    .all('*', (c) => c.text('Not found', 404));
}
