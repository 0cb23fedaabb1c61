import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { apiOf } from './api';
import type { Backend } from './backend';
import { clockOf } from './clock';
import { openStore, type Store } from './db/open';
import type { Env } from './http/environment';
import { failureAnswer } from './http/failures';
import { commonHeaders } from './http/headers';
import { memoryOf } from './memory';
import { settingsStore } from './settings/store';

export interface DemoOptions extends Partial<Store> {
  folder: string;
  /** Milliseconds since 1970; the machine's clock by default. */
  now?: () => number;
  /** Random bytes; the system's by default. */
  random?: (size: number) => Buffer;
}

export interface Listening {
  origin: string;
  port: number;
}

export interface Demo {
  app: Hono<Env>;
  remarks: readonly string[];
  listen(where: { port: number; host?: string }): Promise<Listening>;
  close(): Promise<void>;
}

function listenOn(server: Server, port: number, host: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: given } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ origin: `http://${name}:${given}`, port: given });
    });
  });
}

/** Ends the connections that browsers keep open, once they have had their answers. */
const endServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 500).unref();
  });

/** The shop's backend with its database. It answers once `listen` is called, or through `app` alone. */
export async function createDemo(options: DemoOptions): Promise<Demo> {
  const clock = clockOf(options.now ?? Date.now);
  const store: Store = {
    folder: options.folder,
    databaseUrl: options.databaseUrl,
    seed: options.seed ?? 1,
    reset: options.reset ?? false,
    qa: options.qa ?? false,
  };
  const { database, remarks, close } = await openStore(store, clock.now());
  const backend: Backend = {
    database,
    clock,
    random: options.random ?? randomBytes,
    memory: memoryOf(500),
    settings: settingsStore(),
    folder: store.folder,
    qa: store.qa,
  };
  const app = new Hono<Env>();
  app.use(commonHeaders(clock));
  app.route('/', apiOf(backend));
  app.onError(failureAnswer);
  const servers: Server[] = [];
  return {
    app,
    remarks,
    listen: async ({ port, host = '127.0.0.1' }) => {
      const server = createAdaptorServer({ fetch: app.fetch }) as Server;
      const listening = await listenOn(server, port, host);
      servers.push(server);
      return listening;
    },
    close: async () => {
      await Promise.all(servers.map(endServer));
      await close();
    },
  };
}
