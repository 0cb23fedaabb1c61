import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { decodeText } from '../http/addresses';
import { isOwnOrigin } from '../http/origins';
import type { Realtime } from './channel';
import { isChannelAuth } from './signature';

/** The key that clients connect with; public, unlike the secret that signs private channels. */
export const appKey = 'marsa-demo';
/** The app id in requests of other instances that publish to these sockets. */
export const appId = 'marsa';

const largestMessage = 10 * 1024;
const mostChannels = 100;
/** Seconds of silence after which a client sends a ping. */
const activityTimeout = 120;

/** Close codes of the Pusher protocol: 4000 to 4099 forbid a reconnection, 4200 asks for one at once. */
const unknownKey = 4001;
const reconnect = 4200;

/** A connected browser, and the channels that it has subscribed to. */
interface Client {
  socketId: string;
  channels: Set<string>;
}

interface SocketOptions {
  /** Signs subscriptions to private channels. */
  secret: string;
  /** Origins of pages on other hosts that may connect. */
  allowedOrigins: readonly string[];
}

interface Frame {
  event?: unknown;
  data?: unknown;
}

export interface Sockets extends Realtime {
  /** Handles upgrade requests of an HTTP server. */
  attach(server: Server): void;
  end(): void;
}

const dataOf = ({ data }: Frame) => (data ?? {}) as { channel?: unknown; auth?: unknown };

function channelIn(frame: Frame): string | null {
  const { channel } = dataOf(frame);
  return typeof channel === 'string' && /^[\w=@,.;-]{1,164}$/.test(channel) ? channel : null;
}

/** Returns the key in `/app/{key}`, or null if the path has none or a malformed one. */
function keyOf(url: string | undefined): string | null {
  const [, key] = /^\/app\/([^/?]+)/.exec(url ?? '') ?? [];
  return key === undefined ? null : decodeText(key);
}

function refuseUpgrade(stream: Duplex, status: '403 Forbidden' | '404 Not Found'): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function frameOf(raw: string): Frame | null {
  try {
    const frame = JSON.parse(raw) as unknown;
    return typeof frame === 'object' && frame !== null ? frame : null;
  } catch {
    return null;
  }
}

/**
 * Implements version 7 of the Pusher protocol for public and private channels, so that pusher-js can connect
 * to the demo's own port.
 */
export function sockets({ secret, allowedOrigins }: SocketOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const clients = new Map<WebSocket, Client>();
  const signer = { key: appKey, secret };

  const send = (socket: WebSocket, event: string, data: object, channel?: string) =>
    // The protocol encodes `data` as JSON text within the JSON frame.
    socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) }));

  /** Private channels need a signature for this socket; presence channels are not supported. */
  function maySubscribe({ socketId, channels }: Client, channel: string, auth: unknown): boolean {
    if (channels.size >= mostChannels || channel.startsWith('presence-')) return false;
    return !channel.startsWith('private-') || isChannelAuth(signer, socketId, channel, auth);
  }

  function subscribe(socket: WebSocket, client: Client, channel: string, auth: unknown) {
    if (!maySubscribe(client, channel, auth))
      return send(socket, 'pusher:subscription_error', { type: 'AuthError', status: 403 }, channel);
    client.channels.add(channel);
    send(socket, 'pusher_internal:subscription_succeeded', {}, channel);
  }

  function receive(socket: WebSocket, client: Client, frame: Frame) {
    const channel = channelIn(frame);
    if (frame.event === 'pusher:ping') return send(socket, 'pusher:pong', {});
    if (channel === null) return;
    if (frame.event === 'pusher:subscribe') subscribe(socket, client, channel, dataOf(frame).auth);
    else if (frame.event === 'pusher:unsubscribe') client.channels.delete(channel);
  }

  function welcome(socket: WebSocket, key: string) {
    // Attached before a client is refused, too: an error without a listener would end the process.
    socket.on('error', () => socket.terminate());
    if (key !== appKey) {
      send(socket, 'pusher:error', {
        code: unknownKey,
        message: `There is no app with the key ${key}.`,
      });
      return socket.close(unknownKey);
    }
    const client: Client = { socketId: `${randomInt(1e9)}.${randomInt(1e9)}`, channels: new Set() };
    clients.set(socket, client);
    socket.on('close', () => clients.delete(socket));
    socket.on('message', (raw: Buffer) => {
      const frame = frameOf(raw.toString());
      if (frame) receive(socket, client, frame);
    });
    send(socket, 'pusher:connection_established', {
      socket_id: client.socketId,
      activity_timeout: activityTimeout,
    });
  }

  return {
    attach(http) {
      http.on('upgrade', (request, stream, head) => {
        // Node emits the socket without an error listener: a reset would end the process.
        stream.on('error', () => stream.destroy());
        const key = keyOf(request.url);
        const { origin, host } = request.headers;
        if (key === null) return refuseUpgrade(stream, '404 Not Found');
        if (!isOwnOrigin(origin, host, allowedOrigins)) return refuseUpgrade(stream, '403 Forbidden');
        server.handleUpgrade(request, stream, head, (socket) => welcome(socket, key));
      });
    },
    publish(channel, event, data) {
      for (const [socket, { channels }] of clients)
        if (channels.has(channel)) send(socket, event, data, channel);
    },
    end() {
      for (const socket of server.clients) socket.close(reconnect);
      server.close();
    },
  };
}
