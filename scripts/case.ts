import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { secretSigns } from '../src/domain/secretSigns';
import { readCase } from '../src/features/cases/caseFile';
import { omittedLabel } from '../src/features/cases/labels';
import { pinLabel } from '../src/features/cases/flow/checkPin';
import type { Pin } from '../src/features/cases/flow/flowFile';
import { pinsOf, takeFlags } from './qa/pinFlags';
import { casesFolder, writeCaseFiles } from './qa/writeCaseFiles';

// Makes a test of a saved case: `npm run case -- ~/Downloads/2026-11-22-0915.case.json cart-total`, with more
// expectations `--must "row cart/couponApplied" --never "text Error" --state cart.selectedShopIds=[10]`.

const USAGE =
  'npm run case -- FILE [NAME] [--must "row TYPE [payload.code=SAVE10]" | --must "text TEXT" | --never … | --state PATH=VALUE]';

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const expectedLabel = (pin: Pin) =>
  `  ${pinLabel(pin)}${'was' in pin ? ` (in the saved visit it was ${JSON.stringify(pin.was)})` : ''}`;

function main(): void {
  const { positional, flags, problem } = takeFlags(process.argv.slice(2));
  if (problem) refuse(`${problem} ${USAGE}`);
  const [file, given] = positional;
  if (!file) refuse(`Which case? ${USAGE}`);
  if (!existsSync(file)) refuse(`There is no file ${file}.`);
  const read = readCase(readFileSync(file, 'utf8'));
  if ('problem' in read) refuse(read.problem);
  const [sign] = secretSigns(read.found);
  if (sign) refuse(`Something looks like a secret at ${sign}; such a case does not become a test.`);
  const name = given ?? basename(file).replace(/(?:\.case)?\.json$/, '');
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    refuse(`"${name}" is no name: small letters, digits and hyphens. ${USAGE}`);
  if (existsSync(join(casesFolder, `${name}.case.json`)))
    refuse(`There is a case "${name}" already; give another name. ${USAGE}`);
  const pins = pinsOf(flags, read.found);
  if (typeof pins === 'string') refuse(`${pins} ${USAGE}`);
  const flow = writeCaseFiles(name, read.found, pins);
  console.log(
    `${read.found.rows.length} rows, written to __tests__/cases/${name}.case.json.${omittedLabel(read.found)}`,
  );
  if (!flow || flow.pins.length === 0) {
    console.log('Nothing is expected of it, so only its rows are replayed: npx jest __tests__/cases');
    return;
  }
  console.log(
    `${flow.steps.length} steps, written to __tests__/cases/${name}.flow.json, with what you expect:`,
  );
  for (const pin of flow.pins) console.log(expectedLabel(pin));
  if (flow.signedIn === 'other')
    console.log(
      'The visit began signed in as nobody of the demo: set "signedIn" to a persona before it can run.',
    );
  console.log('It holds from now on: npx jest __tests__/cases && npm run test:browser -- cases.spec.ts');
}

main();
