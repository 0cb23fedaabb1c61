import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deleteAccount } from '../auth/deleteAccount';
import { passwordFits } from '../auth/passwords';
import { revokeToken, startSession } from '../auth/tokens';
import { accountName, findAccount, userJson } from '../auth/users.queries';
import type { Backend } from '../backend';
import { users } from '../db/schema';
import { addressOf, respond, signedIn, type Env } from '../http/environment';
import { text } from '../http/fields';
import { bodyOf } from '../http/input';
import { Refusal } from '../http/refusal';

const credentials = v.object({ phone: text(), password: text(128) });

/** Login, logout and account (api §3). */
export function sessionRoutes(backend: Backend) {
  const { database, clock, attempts } = backend;

  return new Hono<Env>()
    .post('/login', async (c) => {
      const { phone, password } = await bodyOf(c, credentials);
      // Counted before the expensive hashing, so that concurrent attempts cannot exceed the limit.
      const takeBack = attempts.loginsFrom.count(addressOf(c));
      const user = await findAccount(database, phone);
      const name = accountName(user, phone);
      attempts.logins.count(name);
      if (!(await passwordFits(password, user?.passwordHash)) || !user?.isActive)
        throw new Refusal(400, { text: 'These credentials do not match our records.' });
      attempts.logins.succeeded(name);
      takeBack();
      if (!user.accountVerified && backend.settings.master(c.get('locale')).register_otp_verify) {
        const body = { needs_verification: true, phone: user.phone, phone_code: user.phoneCode };
        throw new Refusal(422, { text: 'Please verify phone number.' }, { body });
      }
      const access = await startSession(backend, user.id);
      return respond(c, { user: userJson(user), access }, { text: 'Login Successful' });
    })
    .get('/logout', signedIn(backend), async (c) => {
      await revokeToken(backend, c.get('token'));
      return respond(c, undefined, { text: 'Logout successfully' });
    })
    .delete('/delete-account', signedIn(backend), async (c) => {
      await deleteAccount(backend, c.get('user').id);
      return respond(c, undefined, { text: 'Account deleted successfully' });
    })
    .get('/user/roles', signedIn(backend), (c) => respond(c, { roles: c.get('user').roles }))
    .post('/update-last-seen', signedIn(backend), async (c) => {
      await database.db
        .update(users)
        .set({ lastSeenAt: clock.now() })
        .where(eq(users.id, c.get('user').id));
      return c.body(null, 204);
    });
}
