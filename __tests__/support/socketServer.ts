import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { openRealtime } from '@/features/realtime/openRealtime';
import { realtimeEndpoint } from '@/features/realtime/realtimeEndpoint';

/** The first frame of a Pusher server. */
export const WELCOME = JSON.stringify({
  event: 'pusher:connection_established',
  data: JSON.stringify({ socket_id: '1.2', activity_timeout: 120 }),
});

/** A socket server on a free local port. */
export async function openSocketServer() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Subscribes to the chat messages of user 1 on a local port. */
export function openLocalRealtime(port: number) {
  const endpoint = realtimeEndpoint({
    pusherAppKey: 'key',
    pusherAppCluster: null,
    pusherHost: '127.0.0.1',
    pusherPort: port,
    pusherScheme: 'http',
    pusherAuth: false,
  });
  if (!endpoint) throw new Error('The settings name no socket');
  return openRealtime(endpoint, 1);
}
