import { createMiddleware } from 'hono/factory';
import { parseAddress } from '../http/addresses';
import type { Env } from '../http/environment';
import { isLoopbackName } from '../http/origins';
import { Refusal } from '../http/refusal';

const isLoopbackAddress = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);
const isAddress = (hostname: string) => /^(?:\d+\.){3}\d+$|^\[/.test(hostname);

/**
 * Refuses requests that a page of another site makes the browser send. Such a page cannot send JSON without a
 * CORS preflight, and with DNS rebinding it sends its own host name. Hence writes must be JSON, and the Host
 * must be this machine: a loopback name or, for connections from the network, an IP address.
 */
export const qaGuard = createMiddleware<Env>(async (c, next) => {
  const hostname = parseAddress(c.req.url)?.hostname ?? '';
  const socket = (c.env as Partial<Env['Bindings']> | undefined)?.incoming?.socket;
  const isFromNetwork = !isLoopbackAddress(socket?.localAddress ?? '127.0.0.1');
  if (!isLoopbackName(hostname) && !(isFromNetwork && isAddress(hostname)))
    throw new Refusal(403, { text: 'QA calls have to be addressed to this machine.' });
  const isWrite = c.req.method === 'POST';
  if (isWrite && !/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, { text: 'QA calls take JSON only.' });
  await next();
});

/** Returns a warning if `--qa` is reachable from the network, else null. */
export function qaWarning({ qa, host }: { qa: boolean; host: string }): string | null {
  if (!qa || isLoopbackName(host) || isLoopbackAddress(host)) return null;
  return (
    `QA mode listens on ${host}: everybody in this network can reset the shop, read one-time codes and sign in as its\n` +
    'shoppers under /qa. Use it in a network that you trust. /qa is answered for localhost and for IP addresses,\n' +
    'never for a host name.'
  );
}
