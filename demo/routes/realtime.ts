import { Hono } from 'hono';
import * as v from 'valibot';
import { parseAddress } from '../http/addresses';
import type { Env } from '../http/environment';
import type { Sockets } from '../realtime/sockets';
import { appId } from '../realtime/sockets';
import { isSigned } from '../realtime/signature';

/** Pusher's client sends one channel or several, and `data` as JSON text. */
const event = v.object({
  name: v.string(),
  channels: v.optional(v.array(v.string()), []),
  channel: v.optional(v.string()),
  data: v.pipe(
    v.string(),
    v.transform((text) => JSON.parse(text) as unknown),
    v.record(v.string(), v.unknown()),
  ),
});

function eventIn(body: string) {
  try {
    const read = v.safeParse(event, JSON.parse(body));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * The HTTP interface of the Pusher protocol, for other instances that publish here; only with
 * `PUSHER_SECRET`.
 */
export const realtimeRoutes = (sockets: Sockets, secret: string) =>
  new Hono<Env>().post(`/apps/${appId}/events`, async (c) => {
    const body = await c.req.text();
    const path = parseAddress(c.req.url)?.pathname ?? '';
    // Signatures are checked with the system clock, not with the clock that QA can shift.
    if (!isSigned({ method: 'POST', path, query: c.req.query(), body }, secret, new Date()))
      return c.json({ error: 'The signature is wrong.' }, 401);
    const messages = eventIn(body);
    if (!messages) return c.json({ error: 'This is no event.' }, 400);
    for (const channel of messages.channel === undefined ? messages.channels : [messages.channel])
      sockets.publish(channel, messages.name, messages.data);
    return c.json({});
  });
