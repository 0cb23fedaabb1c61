import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { apiOf } from './api';
import { attemptsOf } from './auth/attempts';
import { outboxOf } from './auth/outbox';
import { hashLightly } from './auth/passwords';
import type { Backend } from './backend';
import { clockOf } from './clock';
import { openStore } from './db/open';
import type { Store } from './db/store';
import type { Env } from './http/environment';
import { failureResponse } from './http/failures';
import { commonHeaders, fileHeaders } from './http/headers';
import { serve, type Listening, type ListenOptions, type Serving } from './http/serve';
import { storefrontRoutes } from './http/storefront';
import { jobsOf, type Jobs } from './jobs';
import { warmUp } from './media/warmUp';
import { memoryOf } from './memory';
import { failsOnPurpose, faultList } from './qa/faults';
import { qaRoutes } from './qa/routes';
import type { RealtimeConfig } from './realtime/config';
import { outsideRealtime } from './realtime/externalServer';
import { appKey, sockets } from './realtime/sockets';
import { searchEngineRoutes } from './routes/searchEngines';
import { manifestRoutes } from './routes/manifest';
import { mediaRoutes } from './routes/media';
import { realtimeRoutes } from './routes/realtime';
import { sellerRoutes } from './routes/seller';
import { masterFor } from './settings/masterFor';
import { settingsStore } from './settings/store';
import type { Variant } from './settings/variants';

export interface DemoOptions extends Partial<Omit<Store, 'bulk'>> {
  folder: string;
  /**
   * Number of products of the largest shop; fewer by default in QA mode, where each test worker seeds a
   * database.
   */
  bulk?: number | undefined;
  /** The shop's settings; `marsa` by default. */
  variant?: Variant | undefined;
  /** The demo's own sockets by default, without publishing by other instances. */
  realtime?: RealtimeConfig | undefined;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
  /** Random bytes; those of the system by default. */
  random?: (size: number) => Buffer;
}

export interface Demo {
  app: Hono<Env>;
  /** Messages to print at the start. */
  remarks: readonly string[];
  /** Listens on a port (0: any free one); also serves the built storefront in the folder `storefront`. */
  listen: (options: ListenOptions & { storefront?: string }) => Promise<Listening>;
  close: () => Promise<void>;
}

function appOf(backend: Backend, jobs: Jobs): Hono<Env> {
  const app = new Hono<Env>();
  app.use(commonHeaders(backend.clock));
  for (const path of ['/media/*', '/storage/*']) app.use(path, fileHeaders);
  if (backend.qa) {
    const faults = faultList();
    app.use(failsOnPurpose(faults));
    app.route('/', qaRoutes(backend, faults, jobs));
  }
  app.route('/', apiOf(backend));
  app.route('/', mediaRoutes(backend));
  app.route('/', sellerRoutes());
  app.route('/', searchEngineRoutes(backend));
  app.route('/', manifestRoutes(backend));
  app.onError(failureResponse);
  return app;
}

/** Creates the backend and opens its database. Call `listen`, or use `app` without a port. */
export async function createDemo(options: DemoOptions): Promise<Demo> {
  if (options.qa) hashLightly();
  const clock = clockOf(options.now ?? Date.now);
  const store: Store = {
    folder: options.folder,
    databaseUrl: options.databaseUrl,
    seed: options.seed ?? 1,
    bulk: options.bulk ?? (options.qa ? 60 : 5_000),
    reset: options.reset ?? false,
    qa: options.qa ?? false,
  };
  const { database, remarks, close } = await openStore(store, clock.now());
  const { outside, secret, origins = [] } = options.realtime ?? {};
  const ownSecret = secret ?? randomBytes(32).toString('hex');
  const own = sockets({ secret: ownSecret, allowedOrigins: origins });
  const backend: Backend = {
    database,
    clock,
    random: options.random ?? randomBytes,
    memory: memoryOf(500),
    attempts: attemptsOf(clock),
    outbox: outboxOf(store.qa),
    settings: settingsStore(options.variant),
    realtime: outside ? await outsideRealtime(outside) : own,
    outside,
    channelSigner: outside ?? { key: appKey, secret: ownSecret },
    allowedOrigins: origins,
    folder: store.folder,
    qa: store.qa,
  };
  const jobs = jobsOf(backend);
  const app = appOf(backend, jobs);
  if (secret !== undefined) app.route('/', realtimeRoutes(own, secret));
  const serving: Serving[] = [];
  const ending = new AbortController();
  let warming = Promise.resolve();
  return {
    app,
    remarks,
    listen: async ({ storefront, ...address }) => {
      if (storefront !== undefined)
        app.route(
          '/',
          storefrontRoutes(storefront, (c) => masterFor(backend, c, 'en'), backend.qa),
        );
      const server = await serve(app.fetch, address, (http) => own.attach(http));
      serving.push(server);
      // Tests need no pictures, and advance the time themselves.
      if (!store.qa) {
        warming = warmUp(app, ending.signal).catch(() => undefined);
        jobs.start();
      }
      return server;
    },
    close: async () => {
      ending.abort();
      await warming;
      await jobs.stop();
      own.end();
      await Promise.all(serving.map((server) => server.end()));
      await close();
    },
  };
}
