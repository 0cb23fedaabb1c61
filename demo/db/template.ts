import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recipe } from '../seed';
import { fingerprintOf } from './fingerprint';

const home = join(__dirname, '..', '..', '.demo', 'templates');
/** Seeded dates count back from the day of the seed: an old template would be a shop without news. */
const freshFor = 86_400_000;

const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** The template for this very code and recipe. */
const templatePath = (recipe: Recipe) => join(home, fingerprintOf(recipe));

/**
 * A seeded QA database to begin with, in place of making one: a copy takes a tenth of the time, and tests begin with a
 * new folder again and again. Answers whether there was one.
 */
export async function beginFromTemplate(database: string, recipe: Recipe): Promise<boolean> {
  const template = templatePath(recipe);
  const made = statSync(template, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - made > freshFor || existsSync(database)) return false;
  await copy(template, database);
  return true;
}

/** Keeps a copy of a seeded database that nobody has open. Of two that do so at once, one wins. */
export async function keepAsTemplate(database: string, recipe: Recipe): Promise<void> {
  const template = templatePath(recipe);
  const aside = `${template}.${process.pid}`;
  await mkdir(home, { recursive: true });
  for (const old of readdirSync(home)) {
    if (!old.includes('.')) await rm(join(home, old), { recursive: true, force: true });
  }
  await copy(database, aside);
  await rename(aside, template).catch(() => rm(aside, { recursive: true, force: true }));
}
