import { parseAddress } from '../http/addresses';
import { StartProblem } from '../problems';

/**
 * A server that speaks the Pusher protocol and is somebody else's: Pusher, Soketi, Reverb, or another demo.
 */
export interface OutsideServer {
  appId: string;
  key: string;
  secret: string;
  /** Either a place … */
  host: string | undefined;
  port: number | undefined;
  scheme: 'http' | 'https';
  /** … or one of Pusher's own clusters. */
  cluster: string | undefined;
}

export interface RealtimeConfig {
  /** Where events go instead of to the demo's own sockets. */
  outside: OutsideServer | undefined;
  /** With it the demo's own sockets take events from others that know it. */
  secret: string | undefined;
  /** Origins of storefronts on other hosts, whose pages may connect to this demo's sockets. */
  origins: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

function originsIn(list: string | undefined): string[] {
  const given = (list ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = given.find((origin) => parseAddress(origin)?.origin !== origin);
  if (wrong !== undefined)
    throw new StartProblem(`ALLOWED_ORIGINS takes origins such as https://shop.example.com, not "${wrong}".`);
  return given;
}

/**
 * Reads `PUSHER_*`: with a host or a cluster an outside server, else only the secret of the demo's own; and
 * `ALLOWED_ORIGINS`.
 */
export function realtimeConfig(env: Environment): RealtimeConfig {
  const { PUSHER_HOST: host, PUSHER_CLUSTER: cluster, PUSHER_SECRET: secret } = env;
  const origins = originsIn(env['ALLOWED_ORIGINS']);
  if (!host && !cluster) return { outside: undefined, secret: secret || undefined, origins };
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_PORT: port, PUSHER_SCHEME: scheme } = env;
  if (!appId || !key || !secret)
    throw new StartProblem(
      'PUSHER_HOST or PUSHER_CLUSTER needs PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET as well.',
    );
  return {
    outside: {
      appId,
      key,
      secret,
      host: host || undefined,
      port: port ? Number(port) : undefined,
      scheme: scheme === 'http' ? 'http' : 'https',
      cluster: cluster || undefined,
    },
    secret: undefined,
    origins,
  };
}
