import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DamagedFolder, StartProblem } from '../problems';
import { databaseOf, type Database } from './database';
import { embeddedDriver, serverDriver } from './drivers';
import { lockFolder, type Lock } from './lock';
import { dropEverything, prepare } from './prepare';
import { checkRoom, checkStillRoom } from './room';
import type { Store } from './store';
import { copyTemplate, saveAsTemplate } from './template';

export interface OpenStore {
  database: Database;
  /** Messages to print at the start. */
  remarks: string[];
  close: () => Promise<void>;
}

/** Throws if the database contains tables of another application. */
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
    const database = join(store.folder, 'database');
    if (store.reset) rmSync(database, { recursive: true, force: true });
    if (store.qa) await copyTemplate(database, store);
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

/** Opens the store and seeds a new one. */
export async function openStore(store: Store, now: Date): Promise<OpenStore> {
  if (!store.databaseUrl) checkRoom(store.folder);
  const lock: Lock | null = store.databaseUrl ? null : await lockFolder(store.folder);
  let database: Database | undefined;
  try {
    database = await connect(store);
    const { remarks, isNew } = await prepare(database, store, now);
    if (isNew && store.qa && !store.databaseUrl) {
      await database.close();
      // Only speeds up the next start, so a failure is ignored.
      await saveAsTemplate(join(store.folder, 'database'), store).catch(() => undefined);
      database = await connect({ ...store, reset: false });
    }
    const opened = database;
    return {
      database: opened,
      remarks,
      close: async () => {
        await opened.close();
        await lock?.release();
      },
    };
  } catch (problem) {
    await database?.close().catch(() => undefined);
    await lock?.release();
    if (!store.databaseUrl) checkStillRoom(store.folder);
    if (problem instanceof StartProblem || store.databaseUrl) throw problem;
    throw new DamagedFolder(store.folder, problem);
  }
}
