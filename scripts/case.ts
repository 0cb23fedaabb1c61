import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { secretSigns } from '../src/domain/secretSigns';
import { readCase, writeCase } from '../src/features/cases/caseFile';

// Creates a regression test from a saved case:
// `npm run case -- ~/Downloads/2026-11-22-0915.case.json cart-total`

const folder = join(__dirname, '..', '__tests__', 'cases');
const USAGE = 'npm run case -- FILE [NAME]';

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function main(): void {
  const [file, given] = process.argv.slice(2);
  if (!file) refuse(`Which case? ${USAGE}`);
  if (!existsSync(file)) refuse(`There is no file ${file}.`);
  const read = readCase(readFileSync(file, 'utf8'));
  if ('problem' in read) refuse(read.problem);
  const [sign] = secretSigns(read.found);
  if (sign) refuse(`Something looks like a secret at ${sign}; such a case does not become a test.`);
  const name = given ?? basename(file).replace(/(?:\.case)?\.json$/, '');
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    refuse(`"${name}" is no name: small letters, digits and hyphens. ${USAGE}`);
  const target = join(folder, `${name}.case.json`);
  if (existsSync(target)) refuse(`There is a case "${name}" already; give another name. ${USAGE}`);
  writeFileSync(target, writeCase(read.found));
  console.log(`${read.found.rows.length} rows, written to __tests__/cases/${name}.case.json.`);
  console.log('It holds from now on: npx jest __tests__/cases');
}

main();
