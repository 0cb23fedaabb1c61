import { createMiddleware } from 'hono/factory';
import type { Clock } from '../clock';

/**
 * A file that a shopper uploaded, or that holds markup, runs nothing and belongs to no origin when it is
 * opened by itself. Inline styles are what drawings (SVG) are coloured with.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Under /media and /storage, refusals included. */
export const fileHeaders = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Content-Security-Policy', filePolicy);
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
});

/** On every answer. The Date is the demo's own, for countdowns run by it. */
export const commonHeaders = (clock: Clock) =>
  createMiddleware(async (c, next) => {
    await next();
    // Not `c.header`, which makes another answer out of the one that is there, body and all.
    const { headers } = c.res;
    headers.set('Date', clock.now().toUTCString());
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  });
