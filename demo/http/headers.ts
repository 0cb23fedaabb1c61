import { createMiddleware } from 'hono/factory';
import type { Clock } from '../clock';

/**
 * For uploads and pictures with markup: opened on their own, they run no script and belong to no origin.
 * Inline styles are allowed, because SVG drawings use them.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers of responses under /media and /storage, including errors. */
export const fileHeaders = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Content-Security-Policy', filePolicy);
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
});

/** Headers of every response. `Date` is that of the demo's clock, which countdowns run by. */
export const commonHeaders = (clock: Clock) =>
  createMiddleware(async (c, next) => {
    await next();
    // `c.header` would copy the response with its body.
    const { headers } = c.res;
    headers.set('Date', clock.now().toUTCString());
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  });
