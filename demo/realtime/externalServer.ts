import type { Realtime } from './channel';
import type { OutsideServer } from './config';

/** In milliseconds; slower events are dropped. */
const timeout = 5_000;

/** Publishes to an external server with Pusher's client, so that several instances reach all open pages. */
export async function outsideRealtime(server: OutsideServer): Promise<Realtime> {
  const { appId, key, secret, host, port, scheme, cluster } = server;
  // Loaded on demand: the demo starts faster without it.
  const { default: Pusher } = await import('pusher');
  const common = { appId, key, secret, useTLS: scheme === 'https', timeout };
  const pusher = host
    ? new Pusher({ ...common, host, ...(port !== undefined && { port: String(port) }) })
    : new Pusher({ ...common, cluster: cluster ?? '' });
  return {
    publish(channel, event, data) {
      // A dropped event is only late: pages get the data with their next request.
      pusher.trigger(channel, event, data).catch((problem: unknown) => {
        console.error(
          `An event for ${channel} was not published:`,
          problem instanceof Error ? problem.message : problem,
        );
      });
    },
  };
}
