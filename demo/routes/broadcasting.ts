import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { signedIn, type Env, type UserEnv } from '../http/environment';
import { text } from '../http/fields';
import { bodyOf } from '../http/input';
import { isOwnOrigin } from '../http/origins';
import { Refusal } from '../http/refusal';
import { chatChannel } from '../realtime/channel';
import { channelAuth } from '../realtime/signature';

const subscription = v.object({
  socket_id: v.pipe(text(40), v.regex(/^\d+\.\d+$/, 'The selected {field} is invalid.')),
  channel_name: text(200),
});

/** Signs a user's subscription to the private channel of their own messages (api §7). */
export const broadcastingRoutes = (backend: Backend) =>
  new Hono<Env>().route(
    '/',
    new Hono<UserEnv>().use('/broadcasting/auth', signedIn(backend)).post('/broadcasting/auth', async (c) => {
      const refused = new Refusal(403, { text: 'This channel is not yours.' });
      if (!isOwnOrigin(c.req.header('Origin'), c.req.header('Host'), backend.allowedOrigins)) throw refused;
      const { socket_id: socketId, channel_name: channel } = await bodyOf(c, subscription);
      if (channel !== chatChannel(c.get('user').id, true)) throw refused;
      return c.json({ auth: channelAuth(backend.channelSigner, socketId, channel) });
    }),
  );
