import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { identities, issueIdentityCode, providers, userOfCode, type Provider } from '../auth/identities';
import { startSession } from '../auth/tokens';
import { userJson } from '../auth/users.queries';
import type { Backend } from '../backend';
import { parseAddress } from '../http/addresses';
import { respond, type Env } from '../http/environment';
import { text } from '../http/fields';
import { bodyOf } from '../http/input';
import { notFound } from '../http/refusal';
import { identityPage, unknownIdentityPage } from '../pages/identity';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

const exchange = v.object({ code: text(2_000), data: v.optional(v.unknown()) });

/** Returns the path of a redirect to this site, or null: codes are never sent elsewhere. */
function pathOf(redirectUri: string | undefined): string | null {
  const pathname = parseAddress(redirectUri ?? '', 'http://shop.invalid')?.pathname;
  // A path that begins with two slashes leads to another host.
  return pathname === undefined || pathname.startsWith('//') ? null : pathname;
}

/** Social sign-in: the page of the demo's provider, and the exchange of its code (api §3, R27). */
export function socialRoutes(backend: Backend) {
  const activeProvider = (c: Context<Env>): Provider | undefined => {
    const id = providers.find((provider) => provider === c.req.param('provider'));
    return id && backend.settings.master(c.get('locale')).social_auths[id].is_active ? id : undefined;
  };
  return new Hono<Env>()
    .use('/identity/*', async (c, next) => {
      await next();
      c.header('Content-Security-Policy', pagePolicy);
      c.header('Cache-Control', 'no-store');
    })
    .get('/identity/:provider', (c) => {
      const provider = activeProvider(c);
      const locale = c.get('locale');
      const redirectUri = c.req.query('redirect_uri');
      const auth = provider && backend.settings.master(locale).social_auths[provider];
      if (!auth || auth.client_id !== c.req.query('client_id') || pathOf(redirectUri) === null)
        return c.html(unknownIdentityPage(locale), 404);
      const state = c.req.query('state') ?? '';
      const requested = { title: auth.name, people: identities, state, redirectUri: redirectUri ?? '' };
      return c.html(identityPage(requested, locale));
    })
    .post('/identity/:provider', async (c) => {
      const provider = activeProvider(c);
      const form = await c.req.parseBody();
      const given = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
      const path = pathOf(given('redirect_uri'));
      if (!provider || path === null) return c.html(unknownIdentityPage(c.get('locale')), 404);
      const person = identities.find(({ email }) => email === given('email'));
      const outcome: Record<string, string> = person
        ? { code: await issueIdentityCode(backend, provider, person) }
        : { error: 'access_denied' };
      const query = new URLSearchParams({ ...outcome, state: given('state') });
      return c.redirect(`${path}?${query.toString()}`, 303);
    })
    .post('/auth/:provider/token', async (c) => {
      const provider = activeProvider(c);
      if (!provider) throw notFound('Not found');
      const { code } = await bodyOf(c, exchange);
      const user = await userOfCode(backend, provider, code);
      const access = await startSession(backend, user.id);
      return respond(c, { user: userJson(user), access }, { text: 'Login Successful' });
    });
}
