import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recipe } from '../seed';
import { fingerprintOf } from './fingerprint';

const home = join(__dirname, '..', '..', '.demo', 'templates');
/** Seeded dates are relative to the day of the seed, so old templates have outdated content. */
const maxAgeMs = 86_400_000;
/** Age from which a template of other code or another recipe is removed; a younger one may be in use. */
const keptMs = 3_600_000;

const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Milliseconds since the template was saved; infinite if there is none. */
const ageOf = (template: string) =>
  Date.now() - (statSync(template, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity);

/** Path of the template for the current code and this recipe. */
const templatePath = (recipe: Recipe) => join(home, fingerprintOf(recipe));

/**
 * Copies a seeded QA database into place, which takes a tenth of the time of seeding; tests start with a new
 * folder each time. Returns false without a current template.
 */
export async function copyTemplate(database: string, recipe: Recipe): Promise<boolean> {
  const template = templatePath(recipe);
  if (ageOf(template) > maxAgeMs || existsSync(database)) return false;
  await copy(template, database);
  return true;
}

/** Saves a copy of a seeded database that is not open. Of two concurrent calls, one wins. */
export async function saveAsTemplate(database: string, recipe: Recipe): Promise<void> {
  const template = templatePath(recipe);
  const temporaryPath = `${template}.${process.pid}`;
  await mkdir(home, { recursive: true });
  for (const old of readdirSync(home)) {
    const path = join(home, old);
    if (!old.includes('.') && ageOf(path) > keptMs) await rm(path, { recursive: true, force: true });
  }
  await copy(database, temporaryPath);
  await rename(temporaryPath, template).catch(() => rm(temporaryPath, { recursive: true, force: true }));
}
