import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DamagedFolder, StartProblem } from '../problems';
import { catalogueFingerprint, seedShop } from '../seed';
import { makeFlashSales } from '../seed/scenes';
import { databaseOf, type Database } from './database';
import { embeddedDriver, serverDriver } from './drivers';
import { lockFolder, type Lock } from './lock';
import { migrate, readMeta, writeMeta } from './migrate';
import { hasSnapshot, keepSnapshot } from './snapshot';

export interface Store {
  /** Where the embedded database, its lock and rendered pictures live. */
  folder: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  seed: number;
  /** Begin anew: everything that was stored is thrown away. */
  reset: boolean;
  qa: boolean;
}

export interface OpenStore {
  database: Database;
  /** What whoever started the demo should know. */
  remarks: string[];
  close: () => Promise<void>;
}

const dropEverything = `
  drop schema if exists seed cascade;
  drop schema public cascade;
  create schema public;
`;

/** Somebody's own tables are neither thrown away nor mixed with ours. */
async function checkOurs(database: Database): Promise<void> {
  const tables = await database.rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  if (tables.length === 0 || tables.some(({ name }) => name === 'migrations')) return;
  throw new StartProblem(
    'The database at DATABASE_URL holds tables that are not the demo\u2019s. Give it an empty one.',
  );
}

async function connect(store: Store): Promise<Database> {
  if (!store.databaseUrl) {
    if (store.reset) rmSync(join(store.folder, 'database'), { recursive: true, force: true });
    return databaseOf(await embeddedDriver(store.folder));
  }
  const driver = await serverDriver(store.databaseUrl).catch((cause: unknown) => {
    throw new StartProblem('The database at DATABASE_URL does not answer.', { cause });
  });
  const database = databaseOf(driver);
  await checkOurs(database);
  if (store.reset) await driver.script(dropEverything);
  return database;
}

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
  await seedShop(database, store.seed, now);
  if (store.qa) await keepSnapshot(database);
  // Written last: a start that was interrupted on the way finds an unfinished database and begins again.
  await writeMeta(database, 'fingerprint', catalogueFingerprint(store.seed));
}

/** Opens what is there, or makes it; answers what whoever started the demo should know. */
async function prepare(database: Database, store: Store, now: Date): Promise<string[]> {
  await migrate(database);
  const stored = (await readMeta(database)).get('fingerprint');
  if (stored === undefined) {
    await clearUnfinished(database);
    await fillNew(database, store, now);
    return [];
  }
  await checkPurpose(database, store);
  if (stored === catalogueFingerprint(store.seed)) {
    await renewFlashSales(database, now);
    return [];
  }
  if (store.qa) {
    // Nobody's own data: it is remade for every test anyway.
    await database.script(dropEverything);
    await migrate(database);
    await fillNew(database, store, now);
    return ['The catalogue has changed: the QA database was made anew.'];
  }
  await renewFlashSales(database, now);
  return ['The database holds another catalogue than this version seeds; --reset takes the new one.'];
}

/** Opens the store, and fills it when it is new. */
export async function openStore(store: Store, now: Date): Promise<OpenStore> {
  const lock: Lock | null = store.databaseUrl ? null : await lockFolder(store.folder);
  let database: Database | undefined;
  try {
    database = await connect(store);
    const remarks = await prepare(database, store, now);
    const opened = database;
    return {
      database,
      remarks,
      close: async () => {
        await opened.close();
        await lock?.release();
      },
    };
  } catch (problem) {
    await database?.close().catch(() => undefined);
    await lock?.release();
    if (problem instanceof StartProblem || store.databaseUrl) throw problem;
    throw new DamagedFolder(store.folder, problem);
  }
}
