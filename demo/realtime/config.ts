import { parseAddress } from '../http/addresses';
import { StartProblem } from '../problems';

/** An external server of the Pusher protocol: Pusher, Soketi, Reverb, or another demo. */
export interface OutsideServer {
  appId: string;
  key: string;
  secret: string;
  /** Set for a self-hosted server … */
  host: string | undefined;
  port: number | undefined;
  scheme: 'http' | 'https';
  /** … or the cluster of hosted Pusher. */
  cluster: string | undefined;
}

export interface RealtimeConfig {
  /** Replaces the demo's own sockets. */
  outside: OutsideServer | undefined;
  /** Other instances sign events with it that they publish to the demo's own sockets. */
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
 * Reads `PUSHER_*` and `ALLOWED_ORIGINS`. With a host or a cluster, the server is external; else only the
 * secret of the demo's own sockets is read.
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
