import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { decodeText } from '../http/addresses';
import type { Realtime } from './channel';

/** The key that clients name when they connect. It is no secret: all channels are public (contract §7). */
export const appKey = 'marsa-demo';
/** How other instances call it when they publish here. */
export const appId = 'marsa';

const path = /^\/app\/([^/?]+)/;
const largestMessage = 10 * 1024;
const mostChannels = 100;
/** Seconds without a word after which a client asks whether anybody is there. */
const activityTimeout = 120;

/** Codes of the Pusher protocol: 4000 to 4099 tell a client not to come back, 4200 to come back at once. */
const unknownKey = 4001;
const comeBack = 4200;

interface Frame {
  event?: unknown;
  data?: unknown;
}

export interface Sockets extends Realtime {
  /** Answers upgrades on a server that is there already. */
  attach(server: Server): void;
  end(): void;
}

const channelIn = ({ data }: Frame): string | null => {
  const { channel } = (data ?? {}) as { channel?: unknown };
  return typeof channel === 'string' && /^[\w=@,.;-]{1,164}$/.test(channel) ? channel : null;
};

function frameOf(raw: string): Frame | null {
  try {
    const frame = JSON.parse(raw) as unknown;
    return typeof frame === 'object' && frame !== null ? frame : null;
  } catch {
    return null;
  }
}

/**
 * Speaks the Pusher protocol (version 7) as far as public channels need it, so that pusher-js as it is can listen on the
 * demo's own port.
 */
export function sockets(): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const channels = new Map<WebSocket, Set<string>>();

  const say = (socket: WebSocket, event: string, data: object, channel?: string) =>
    // The protocol wants data as text within the text.
    socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) }));

  function subscribe(socket: WebSocket, own: Set<string>, channel: string) {
    if (/^(private|presence)-/.test(channel) || own.size >= mostChannels) {
      return say(socket, 'pusher:subscription_error', { type: 'AuthError', status: 403 }, channel);
    }
    own.add(channel);
    say(socket, 'pusher_internal:subscription_succeeded', {}, channel);
  }

  function hear(socket: WebSocket, own: Set<string>, frame: Frame) {
    const channel = channelIn(frame);
    if (frame.event === 'pusher:ping') say(socket, 'pusher:pong', {});
    else if (frame.event === 'pusher:subscribe' && channel !== null) subscribe(socket, own, channel);
    else if (frame.event === 'pusher:unsubscribe' && channel !== null) own.delete(channel);
  }

  function welcome(socket: WebSocket, key: string) {
    if (key !== appKey) {
      say(socket, 'pusher:error', { code: unknownKey, message: `There is no app with the key ${key}.` });
      return socket.close(unknownKey);
    }
    const own = new Set<string>();
    channels.set(socket, own);
    socket.on('close', () => channels.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', (raw: Buffer) => {
      const frame = frameOf(raw.toString());
      if (frame) hear(socket, own, frame);
    });
    say(socket, 'pusher:connection_established', {
      socket_id: `${randomInt(1e9)}.${randomInt(1e9)}`,
      activity_timeout: activityTimeout,
    });
  }

  return {
    attach(http) {
      http.on('upgrade', (request, stream, head) => {
        const [, key] = path.exec(request.url ?? '') ?? [];
        if (key === undefined) return stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        server.handleUpgrade(request, stream, head, (socket) => welcome(socket, decodeText(key)));
      });
    },
    publish(channel, event, data) {
      for (const [socket, own] of channels) if (own.has(channel)) say(socket, event, data, channel);
    },
    end() {
      for (const socket of server.clients) socket.close(comeBack);
      server.close();
    },
  };
}
