import { createMiddleware } from 'hono/factory';
import type { Clock } from '../clock';

/** On every answer. The Date is the demo's own, for countdowns run by it. */
export const commonHeaders = (clock: Clock) =>
  createMiddleware(async (c, next) => {
    await next();
    c.header('Date', clock.now().toUTCString());
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  });
