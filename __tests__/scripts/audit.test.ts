import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  advisoryProblems,
  installScriptProblems,
  isLicenceAllowed,
  licenceProblems,
  type LockEntries,
} from '../../scripts/audit/judge';

it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
  'allows the licence %s',
  (licence) => expect(isLicenceAllowed(licence)).toBe(true),
);

it.each([undefined, '', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED'])(
  'refuses the licence %s',
  (licence) => expect(isLicenceAllowed(licence)).toBe(false),
);

const entries: LockEntries = {
  '': { version: '0.1.0', license: 'UNLICENSED' },
  'node_modules/good': { version: '1.0.0', license: 'MIT' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true, hasInstallScript: true },
  'node_modules/good/node_modules/@scope/bad': { version: '2.0.0', license: 'GPL-3.0-only' },
  'node_modules/esbuild': { version: '1.0.0', license: 'MIT', hasInstallScript: true },
};

it('reports production packages by their licence, and all packages by their install script', () => {
  expect(licenceProblems(entries)).toEqual(['@scope/bad 2.0.0: licence GPL-3.0-only']);
  expect(installScriptProblems(entries)).toEqual(['tool 1.0.0: runs a script at installation']);
});

it('accepts a licence from a file for the checked version only', () => {
  expect(licenceProblems({ 'node_modules/png-js': { version: '2.0.0' } })).toEqual([]);
  expect(licenceProblems({ 'node_modules/png-js': { version: '2.0.1' } })).toEqual([
    'png-js 2.0.1: licence unknown',
  ]);
});

it('reads the advisories, and distinguishes none from a registry that does not respond', () => {
  const found = { vulnerabilities: { 'left-pad': { severity: 'high', range: '<1.3.0' } } };
  expect(advisoryProblems(JSON.stringify(found))).toEqual(['left-pad <1.3.0: advisory, high']);
  expect(advisoryProblems('{"vulnerabilities":{}}')).toEqual([]);
  for (const silent of ['', 'null', '<html>', '{"statusCode":405}'])
    expect(advisoryProblems(silent)).toBeNull();
});

it('finds nothing wrong with the lockfile of the shop', () => {
  const lock = readFileSync(join(__dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: LockEntries };
  expect([...licenceProblems(packages), ...installScriptProblems(packages)]).toEqual([]);
});
