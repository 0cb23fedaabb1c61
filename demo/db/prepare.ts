import { sql } from 'drizzle-orm';
import { StartProblem } from '../problems';
import { seedShop } from '../seed';
import { makeFlashSales } from '../seed/scenes';
import type { Database } from './database';
import { fingerprintOf } from './fingerprint';
import { migrate, readMeta, writeMeta } from './migrate';
import { hasSnapshot, saveSnapshot } from './snapshot';
import type { Store } from './store';

export const dropEverything = `
  drop schema if exists seed cascade;
  drop schema public cascade;
  create schema public;
`;

/** Restarts the sales if all ended while the demo was stopped, so that one is always running. */
async function renewFlashSales(database: Database, now: Date): Promise<void> {
  const [running] = await database.rows(
    sql`select 1 from flash_sales where starts_at <= ${now.toISOString()} and ends_at > ${now.toISOString()}`,
  );
  if (running) return;
  const schemas = (await hasSnapshot(database)) ? ['public', 'seed'] : ['public'];
  for (const sale of makeFlashSales(now)) {
    for (const schema of schemas) {
      await database.rows(sql`
        update ${sql.identifier(schema)}.flash_sales
        set starts_at = ${sale.startsAt.toISOString()}, ends_at = ${sale.endsAt.toISOString()}
        where id = ${sale.id}`);
    }
  }
}

/** Drops the rows of a first start that was interrupted before it wrote the fingerprint. */
async function clearUnfinished(database: Database): Promise<void> {
  const [row] = await database.rows(sql`select 1 from shops limit 1`);
  if (!row) return;
  await database.script(dropEverything);
  await migrate(database);
}

/** QA mode resets the database on request, so it refuses databases that were created without it. */
async function checkPurpose(database: Database, store: Store): Promise<void> {
  if (store.qa && !(await hasSnapshot(database))) {
    throw new StartProblem(
      'This database was not made for QA mode, which resets it again and again.\n' +
        'Start with another folder, or with --reset to make it anew.',
    );
  }
}

async function fillNew(database: Database, store: Store, now: Date): Promise<void> {
  await seedShop(database, store, now);
  if (store.qa) await saveSnapshot(database);
  await writeMeta(database, 'seededAt', now.toISOString());
  // Written last, so that the next start detects an interrupted one and seeds again.
  await writeMeta(database, 'fingerprint', fingerprintOf(store));
}

export interface Prepared {
  /** Messages to print at the start. */
  remarks: string[];
  /** Whether the database has just been seeded. */
  isNew: boolean;
}

/** Migrates the schema, and seeds a new database. */
export async function prepare(database: Database, store: Store, now: Date): Promise<Prepared> {
  await migrate(database);
  const storedFingerprint = (await readMeta(database)).get('fingerprint');
  if (storedFingerprint === undefined) {
    await clearUnfinished(database);
    await fillNew(database, store, now);
    return { remarks: [], isNew: true };
  }
  await checkPurpose(database, store);
  if (storedFingerprint === fingerprintOf(store)) {
    await renewFlashSales(database, now);
    return { remarks: [], isNew: false };
  }
  if (store.qa) {
    // QA databases hold no user data and are reset for every test anyway.
    await database.script(dropEverything);
    await migrate(database);
    await fillNew(database, store, now);
    return { remarks: ['The seed has changed: the QA database was made anew.'], isNew: true };
  }
  await renewFlashSales(database, now);
  const remark = 'The database holds another catalogue than this version seeds; --reset takes the new one.';
  return { remarks: [remark], isNew: false };
}
