import type { Context } from 'hono';
import { parseAddress } from '../http/addresses';
import type { Env } from '../http/environment';
import type { OutsideServer } from './config';

/**
 * Where a browser that came by this request finds the sockets (api §7). They are on the demo's own port;
 * behind a proxy that says who it is, on the proxy's.
 */
export function realtimeEndpoint(c: Context<Env>) {
  const { hostname, port } = parseAddress(c.req.url) ?? { hostname: '127.0.0.1', port: '' };
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

/** The same for a server outside, whichever way the browser came; it has a key of its own. */
export const externalEndpoint = ({ key, cluster, host, port, scheme }: OutsideServer) => ({
  pusher_app_key: key,
  pusher_app_cluster: cluster ?? '',
  pusher_host: host,
  pusher_port: host === undefined ? undefined : (port ?? (scheme === 'http' ? 80 : 443)),
  pusher_scheme: host === undefined ? undefined : scheme,
});
