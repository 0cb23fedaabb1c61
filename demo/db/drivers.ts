import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { DamagedFolder } from '../problems';
import type { Driver, Handle } from './database';

/** A shop with one writer needs little: this takes a third of the memory that the defaults take. */
const frugal = ['shared_buffers=16MB', 'max_connections=5'];

/** How much alike words must be for a search that finds nothing as it was written: "lether" is leather, "zzzz" nothing. */
const alike = ['pg_trgm.word_similarity_threshold', '0.45'] as const;

/**
 * drizzle names the same few parsers with every query, and for that PGlite copies its table of three hundred: half of the
 * time that a small query takes. Written into the table they hold without being copied.
 */
function keepsParsers(client: PGlite): void {
  const query: PGlite['query'] = client.query.bind(client);
  client.query = (text, values, { parsers, ...options } = {}) => {
    Object.assign(client.parsers, parsers);
    return query(text, values, options);
  };
}

/** PostgreSQL inside this process, stored in `folder`. */
export async function embeddedDriver(folder: string): Promise<Driver> {
  const dataDir = join(folder, 'database');
  mkdirSync(dataDir, { recursive: true });
  const extensions = { pg_trgm };
  const client = await PGlite.create({ dataDir, extensions, postgresqlconf: frugal }).catch(
    (cause: unknown) => {
      throw new DamagedFolder(folder, cause);
    },
  );
  keepsParsers(client);
  await client.exec(`set ${alike.join(' = ')}`);
  return {
    handle: drizzleEmbedded(client) as unknown as Handle,
    script: async (statements) => {
      await client.transaction(async (inner) => {
        await inner.exec(statements);
      });
    },
    close: () => client.close(),
  };
}

/** A PostgreSQL server. */
export async function serverDriver(url: string): Promise<Driver> {
  const pool = new Pool({ connectionString: url, max: 10, options: `-c ${alike.join('=')}` });
  // A connection that the server ends while idle is no reason to end the demo: the pool opens another.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    handle: drizzleServer(pool) as unknown as Handle,
    script: async (statements) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(statements);
        await client.query('commit');
      } catch (problem) {
        await client.query('rollback');
        throw problem;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
