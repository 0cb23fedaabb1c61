import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What queries are written against: PGlite and PostgreSQL answer to the same drizzle handle. */
export type Handle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What a driver has to bring; the rest is the same for both. */
export interface Driver {
  handle: Handle;
  /** Runs several statements as one: all of them or none. */
  script: (statements: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface Database {
  /** The transaction that the caller runs in, or the database itself. */
  readonly db: Handle;
  /** All or nothing; a transaction within a transaction is a savepoint. */
  transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** For the few queries that read better as SQL. */
  rows: <Row>(query: SQL) => Promise<Row[]>;
  script: (statements: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Queries find their transaction through the call that they belong to. Handing it along by parameter would let one
 * forgotten query use the outer handle, and with PGlite's single connection that waits for itself for ever.
 */
export function databaseOf(driver: Driver): Database {
  const current = new AsyncLocalStorage<Handle>();
  const handle = () => current.getStore() ?? driver.handle;
  return {
    get db() {
      return handle();
    },
    transaction: (work) => handle().transaction((inner) => current.run(inner, work)),
    rows: async <Row>(query: SQL) => ((await handle().execute(query)) as { rows: Row[] }).rows,
    script: driver.script,
    close: driver.close,
  };
}
