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

/** Where somebody may be signed in. */
export interface VisitorEnv extends Env {
  Variables: Env['Variables'] & { user: User | null };
}

/** Where somebody is signed in. */
export interface UserEnv extends Env {
  Variables: Env['Variables'] & { user: User; token: string };
}

export const speaksLanguages = createMiddleware<Env>(async (c, next) => {
  c.set('locale', localeOf(c.req.header('Accept-Language')));
  await next();
});

/** The bearer token as it was sent, or null without one. */
function bearerOf(c: Context): string | null {
  const [, token] = /^Bearer\s+(.+)$/i.exec(c.req.header('Authorization')?.trim() ?? '') ?? [];
  return token?.trim() ?? null;
}

/**
 * For reads that know a user's hearts: no token is fine, a wrong one is not, so that the storefront notices.
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

/** Where a call comes from. What a proxy says of it is not believed: anybody may say it. */
export const addressOf = (c: Context): string => getConnInfo(c).remote.address ?? '';

/** As much of any route's context as an answer needs. */
type Answering = Pick<Context, 'json'> & { var: Readonly<Env['Variables']> };

/** The API's envelope; an empty `data` is left out. */
export function respond(
  c: Answering,
  data?: Record<string, unknown>,
  messages: Message = { text: 'Success' },
) {
  const message = translate(c.var.locale, messages);
  return c.json(data && Object.keys(data).length > 0 ? { message, data } : { message });
}
