import type { Context } from 'hono';
import { parseAddress } from '../http/addresses';
import type { Env } from '../http/environment';
import type { OutsideServer } from './config';

/**
 * Returns the socket endpoint for the browser of a request (api §7): the demo's own port, or that of a proxy
 * that sends `X-Forwarded-Proto`.
 */
export function realtimeEndpoint(c: Context<Env>) {
  const { hostname, port } = parseAddress(c.req.url) ?? { hostname: '127.0.0.1', port: '' };
  const proto = c.req.header('X-Forwarded-Proto');
  const proxied = proto !== undefined;
  const scheme = proto === 'https' ? 'https' : 'http';
  const outside = Number(c.req.header('X-Forwarded-Port') ?? port) || (scheme === 'https' ? 443 : 80);
  // Requests made in code, without a socket, have no port.
  const own = (c.env as Partial<Env['Bindings']> | undefined)?.incoming?.socket.localPort;
  return {
    pusher_host: hostname,
    pusher_port: proxied ? outside : (own ?? outside),
    pusher_scheme: scheme,
  };
}

/** Returns the endpoint of an external server, which is the same for all browsers. */
export const externalEndpoint = ({ key, cluster, host, port, scheme }: OutsideServer) => ({
  pusher_app_key: key,
  pusher_app_cluster: cluster ?? '',
  pusher_host: host,
  pusher_port: host === undefined ? undefined : (port ?? (scheme === 'http' ? 80 : 443)),
  pusher_scheme: host === undefined ? undefined : scheme,
});
