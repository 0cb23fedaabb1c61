import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { userOfToken, type User } from '../auth/tokens';
import type { Backend } from '../backend';
import { localeOf, type Locale } from '../languages';
import { translate } from '../texts';
import { notSignedIn, type Message } from './refusal';

export interface Env {
  Bindings: HttpBindings;
  Variables: { locale: Locale };
}

/** Environment of routes with an optional session. */
export interface VisitorEnv extends Env {
  Variables: Env['Variables'] & { user: User | null };
}

/** Environment of routes that require a session. */
export interface UserEnv extends Env {
  Variables: Env['Variables'] & { user: User; token: string };
}

export const detectsLocale = createMiddleware<Env>(async (c, next) => {
  c.set('locale', localeOf(c.req.header('Accept-Language')));
  await next();
});

/** Returns the request's bearer token, or null without one. */
function bearerOf(c: Context): string | null {
  const [, token] = /^Bearer\s+(.+)$/i.exec(c.req.header('Authorization')?.trim() ?? '') ?? [];
  return token?.trim() ?? null;
}

/**
 * Middleware of reads whose response depends on the user. A missing token is fine; an invalid one gets a 401,
 * so that the storefront notices the end of its session.
 */
export const visitors = (backend: Backend) =>
  createMiddleware<VisitorEnv>(async (c, next) => {
    const token = bearerOf(c);
    const user = token === null ? null : await userOfToken(backend, token);
    if (user === undefined) throw notSignedIn();
    c.set('user', user);
    await next();
  });

export const signedIn = (backend: Backend) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const token = bearerOf(c);
    const user = token === null ? undefined : await userOfToken(backend, token);
    if (token === null || !user) throw notSignedIn();
    c.set('user', user);
    c.set('token', token);
    await next();
  });

/**
 * Returns the IP address of the connection. Headers of proxies are ignored, because any client can send them.
 */
export const addressOf = (c: Context): string => getConnInfo(c).remote.address ?? '';

/** The part of a route's context that `respond` uses. */
type ResponseContext = Pick<Context, 'json'> & { var: Readonly<Env['Variables']> };

/** Responds in the API's envelope; omits an empty `data`. */
export function respond(
  c: ResponseContext,
  data?: Record<string, unknown>,
  text: Message = { text: 'Success' },
) {
  const message = translate(c.var.locale, text);
  return c.json(data && Object.keys(data).length > 0 ? { message, data } : { message });
}
