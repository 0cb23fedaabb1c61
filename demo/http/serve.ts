import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from './environment';

export interface ListenOptions {
  /** 0 for any free port. */
  port: number;
  host?: string;
}

export interface Listening {
  origin: string;
  port: number;
}

export interface Serving extends Listening {
  end: () => Promise<void>;
}

const originOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * In milliseconds. Longer than clients keep idle connections, browsers five minutes, because a request sent
 * while the server closes its connection is lost.
 */
const IDLE = 310_000;

/** Stops listening; open connections are closed after their responses. */
const endServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 500).unref();
  });

/** Serves an app over HTTP. `prepare` gets the server before it listens. */
export function serve(
  fetch: Hono<Env>['fetch'],
  { port, host = '127.0.0.1' }: ListenOptions,
  prepare?: (server: Server) => void,
): Promise<Serving> {
  const server = createAdaptorServer({ fetch }) as Server;
  server.keepAliveTimeout = IDLE;
  prepare?.(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: assigned } = server.address() as AddressInfo;
      resolve({ origin: originOf(host, assigned), port: assigned, end: () => endServer(server) });
    });
  });
}
