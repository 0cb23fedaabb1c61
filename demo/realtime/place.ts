import type { Context } from 'hono';
import type { Env } from '../http/environment';

/**
 * Where a browser that came by this request finds the sockets (contract §7). They are on the demo's own port; behind a
 * proxy that says who it is, on the proxy's.
 */
export function realtimePlace(c: Context<Env>) {
  const { hostname, port } = new URL(c.req.url);
  const proto = c.req.header('X-Forwarded-Proto');
  const proxied = proto !== undefined;
  const scheme = proto === 'https' ? 'https' : 'http';
  const outside = Number(c.req.header('X-Forwarded-Port') ?? port) || (scheme === 'https' ? 443 : 80);
  // Asked in code rather than over a socket there is no port.
  const own = (c.env as Partial<Env['Bindings']> | undefined)?.incoming?.socket.localPort;
  return {
    pusher_host: hostname,
    pusher_port: proxied ? outside : (own ?? outside),
    pusher_scheme: scheme,
  };
}
