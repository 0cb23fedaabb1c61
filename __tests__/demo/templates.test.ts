import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../../demo/db/fingerprint';
import { copyTemplate, saveAsTemplate } from '../../demo/db/template';
import { temporaryFolder } from './support/shop';

const [folder, copies] = [temporaryFolder(), temporaryFolder()];
const recipes = [1, 2].map((number) => ({ seed: 987_650 + number, bulk: 1 }));

afterAll(() => {
  for (const recipe of recipes)
    rmSync(join('.demo/templates', fingerprintOf(recipe)), { recursive: true, force: true });
  folder.remove();
  copies.remove();
});

it('saves a template beside that of another recipe, which may be in use', async () => {
  writeFileSync(join(folder.path, 'rows'), 'seeded');
  for (const recipe of recipes) await saveAsTemplate(folder.path, recipe);
  for (const [index, recipe] of recipes.entries()) {
    const copied = join(copies.path, `${index}`);
    expect(await copyTemplate(copied, recipe)).toBe(true);
    expect(existsSync(join(copied, 'rows'))).toBe(true);
  }
});
