import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from './environment';

export interface Place {
  /** 0 for any that is free. */
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
 * Milliseconds; longer than clients wait, for a call that meets the closing of its idle connection is lost.
 */
const IDLE = 65_000;

/** Stops listening; connections that browsers keep open end once they have had their answers. */
const endServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 500).unref();
  });

/** Lets an app answer over HTTP; `prepare` gets the server before anybody can come. */
export function serve(
  fetch: Hono<Env>['fetch'],
  { port, host = '127.0.0.1' }: Place,
  prepare?: (server: Server) => void,
): Promise<Serving> {
  const server = createAdaptorServer({ fetch: fetch }) as Server;
  server.keepAliveTimeout = IDLE;
  prepare?.(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: given } = server.address() as AddressInfo;
      resolve({ origin: originOf(host, given), port: given, end: () => endServer(server) });
    });
  });
}
