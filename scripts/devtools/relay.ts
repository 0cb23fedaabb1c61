import { randomInt, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Files } from './panelFiles';
import { createPanelSockets } from './panelSockets';

const MOST_BYTES = 32 * 1024 * 1024;
/** Wrong codes after which no tablet is let in any more; the command has to be started again. */
const MOST_WRONG_CODES = 20;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export const createCode = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

function isSame(given: string, code: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The panel is for this computer: other computers, and pages that resolve to it by a name, are refused. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '');
}

const headersOf = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

interface RelayOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  code: string;
  files: Files;
}

export interface Relay {
  port: number;
  close: () => Promise<void>;
}

/** Relays between tablets, which need the code, and the panel on this computer. Stores nothing. */
export function startRelay({ host, port, code, files }: RelayOptions): Promise<Relay> {
  const panels = createPanelSockets();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  let wrongCodes = 0;

  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://relay').pathname);
    if (!file || !isLocal(request)) return void response.writeHead(file ? 403 : 404).end();
    response.writeHead(200, headersOf(file.type)).end(file.content);
  });

  /** Whom a socket connects to; null if it is refused. */
  const receiverOf = (request: IncomingMessage): ((socket: WebSocket) => void) | null => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://relay');
    if (pathname === '/tablet') {
      if (wrongCodes >= MOST_WRONG_CODES) return null;
      if (isSame(searchParams.get('code') ?? '', code)) return panels.addTablet;
      wrongCodes += 1;
      return null;
    }
    const { origin, host: named } = request.headers;
    const isOwnPage = isLocal(request) && origin === `http://${named}`;
    return pathname === '/socketcluster/' && isOwnPage ? panels.addPanel : null;
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const receive = receiverOf(request);
    if (!receive) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, receive);
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const close = () =>
        new Promise<void>((closed) => {
          panels.close();
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ port: (server.address() as AddressInfo).port, close });
    });
  });
}
