import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The drizzle handle that queries use, the same type for PGlite and PostgreSQL. */
export type Handle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The operations that differ between the embedded database and a server. */
export interface Driver {
  handle: Handle;
  /** Runs several statements in one transaction. */
  script: (statements: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface Database {
  /** The caller's transaction, or the database outside of one. */
  readonly db: Handle;
  /** Runs `work` in a transaction; a nested one is a savepoint. */
  transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** For the few queries that are clearer as SQL. */
  rows: <Row>(query: SQL) => Promise<Row[]>;
  script: (statements: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Passes the current transaction through `AsyncLocalStorage`. With a parameter, one forgotten query would use
 * the outer handle, and with PGlite's single connection that is a deadlock.
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
