import { sql } from 'drizzle-orm';
import { StartProblem } from '../problems';
import { seedShop } from '../seed';
import { makeFlashSales } from '../seed/scenes';
import type { Database } from './database';
import { fingerprintOf } from './fingerprint';
import { migrate, readMeta, writeMeta } from './migrate';
import type { Store } from './open';
import { hasSnapshot, keepSnapshot } from './snapshot';

export const dropEverything = `
  drop schema if exists seed cascade;
  drop schema public cascade;
  create schema public;
`;

/** A sale that ended while the demo was off begins again, so that there is always one to look at. */
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

/** A first start that was killed between its steps leaves rows without the mark that ends it. */
async function clearUnfinished(database: Database): Promise<void> {
  const [row] = await database.rows(sql`select 1 from shops limit 1`);
  if (!row) return;
  await database.script(dropEverything);
  await migrate(database);
}

/** QA mode resets to the seed whenever a test asks for it: never to be let loose on somebody's own data. */
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
  if (store.qa) await keepSnapshot(database);
  // Written last: a start that was interrupted on the way finds an unfinished database and begins again.
  await writeMeta(database, 'fingerprint', fingerprintOf(store));
}

export interface Prepared {
  /** What whoever started the demo should know. */
  remarks: string[];
  /** Whether it has just been made. */
  isNew: boolean;
}

/** Makes the database ready for use: the schema up to date, and the shop in it. */
export async function prepare(database: Database, store: Store, now: Date): Promise<Prepared> {
  await migrate(database);
  const stored = (await readMeta(database)).get('fingerprint');
  if (stored === undefined) {
    await clearUnfinished(database);
    await fillNew(database, store, now);
    return { remarks: [], isNew: true };
  }
  await checkPurpose(database, store);
  if (stored === fingerprintOf(store)) {
    await renewFlashSales(database, now);
    return { remarks: [], isNew: false };
  }
  if (store.qa) {
    // Nobody's own data: it is remade for every test anyway.
    await database.script(dropEverything);
    await migrate(database);
    await fillNew(database, store, now);
    return { remarks: ['The seed has changed: the QA database was made anew.'], isNew: true };
  }
  await renewFlashSales(database, now);
  const remark = 'The database holds another catalogue than this version seeds; --reset takes the new one.';
  return { remarks: [remark], isNew: false };
}
