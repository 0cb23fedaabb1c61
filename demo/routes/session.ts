import { getConnInfo } from '@hono/node-server/conninfo';
import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { passwordFits } from '../auth/passwords';
import { revokeToken, startSession } from '../auth/tokens';
import { findAccount, userJson } from '../auth/users.queries';
import type { Backend } from '../backend';
import { conversations, messages, users } from '../db/schema';
import { answer, signedIn, visitors, type Env } from '../http/environment';
import { id, text } from '../http/fields';
import { bodyOf, queryOf } from '../http/input';
import { Refusal } from '../http/refusal';

const credentials = v.object({ phone: text(), password: text(128) });

/** Getting in and out, and who one is (contract §3). */
export function sessionRoutes(backend: Backend) {
  const { database, clock, attempts } = backend;

  return new Hono<Env>()
    .post('/login', async (c) => {
      const { phone, password } = await bodyOf(c, credentials);
      const name = `${getConnInfo(c).remote.address ?? ''} ${phone.toLowerCase()}`;
      attempts.check(name);
      const user = await findAccount(database, phone);
      if (!(await passwordFits(password, user?.passwordHash)) || !user?.isActive) {
        attempts.failed(name);
        throw new Refusal(400, { text: 'These credentials do not match our records.' });
      }
      attempts.succeeded(name);
      if (!user.accountVerified && backend.settings.master(c.get('locale')).register_otp_verify) {
        const body = { needs_verification: true, phone: user.phone, phone_code: user.phoneCode };
        throw new Refusal(422, { text: 'Please verify phone number.' }, { body });
      }
      const access = await startSession(backend, user.id);
      return answer(c, { user: userJson(user), access }, { text: 'Login Successful' });
    })
    .get('/logout', signedIn(backend), async (c) => {
      await revokeToken(backend, c.get('token'));
      return answer(c, undefined, { text: 'Logout successfully' });
    })
    .get('/user/roles', signedIn(backend), (c) => answer(c, { roles: c.get('user').roles }))
    .post('/update-last-seen', signedIn(backend), async (c) => {
      await database.db
        .update(users)
        .set({ lastSeenAt: clock.now() })
        .where(eq(users.id, c.get('user').id));
      return c.body(null, 204);
    })
    .get('/unread-messages', visitors(backend), async (c) => {
      const { user_id: userId } = queryOf(c, v.object({ user_id: id }));
      // How much somebody else has left unread is nobody's business: it reads as nothing.
      if (c.get('user')?.id !== userId) return answer(c, { unread_messages: 0 });
      const [row] = await database.db
        .select({ unread: sql<number>`count(*)::int` })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(conversations.userId, userId), eq(messages.type, 'shop'), eq(messages.isSeen, false)));
      return answer(c, { unread_messages: row?.unread ?? 0 });
    });
}
