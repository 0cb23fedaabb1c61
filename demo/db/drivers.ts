import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { DamagedFolder } from '../problems';
import type { Driver, Handle } from './database';

/** Sufficient for one writer; uses a third of the memory of the defaults. */
const lowMemory = ['shared_buffers=16MB', 'max_connections=5'];

/** Threshold of the similarity search: "lether" matches leather, "zzzz" matches nothing. */
const similarity = ['pg_trgm.word_similarity_threshold', '0.45'] as const;

/**
 * drizzle passes the same few parsers with every query, for which PGlite copies its table of three hundred
 * parsers: half of the time of a small query. Registering them in the table once avoids the copies.
 */
function registerParsers(client: PGlite): void {
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
  const client = await PGlite.create({ dataDir, extensions, postgresqlconf: lowMemory }).catch(
    (cause: unknown) => {
      throw new DamagedFolder(folder, cause);
    },
  );
  registerParsers(client);
  await client.exec(`set ${similarity.join(' = ')}`);
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

/** Connects to a PostgreSQL server. */
export async function serverDriver(url: string): Promise<Driver> {
  const pool = new Pool({ connectionString: url, max: 10, options: `-c ${similarity.join('=')}` });
  // Without a listener, an idle connection closed by the server would end the process; the pool reconnects.
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
