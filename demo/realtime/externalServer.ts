import type { Realtime } from './channel';
import type { OutsideServer } from './config';

/** Milliseconds after which an event that nobody takes is given up. */
const timeout = 5_000;

/**
 * Publishes to a server outside by the official client, which is how several instances reach all open pages.
 */
export async function outsideRealtime(server: OutsideServer): Promise<Realtime> {
  const { appId, key, secret, host, port, scheme, cluster } = server;
  // Only where it is wanted: the demo starts without it.
  const { default: Pusher } = await import('pusher');
  const common = { appId, key, secret, useTLS: scheme === 'https', timeout: timeout };
  const pusher = host
    ? new Pusher({ ...common, host, ...(port !== undefined && { port: String(port) }) })
    : new Pusher({ ...common, cluster: cluster ?? '' });
  return {
    publish(channel, event, data) {
      // A page that does not hear of it at once sees it when it asks.
      pusher.trigger(channel, event, data).catch((problem: unknown) => {
        console.error(
          `An event for ${channel} was not published:`,
          problem instanceof Error ? problem.message : problem,
        );
      });
    },
  };
}
