import fs from 'node:fs';
import path from 'node:path';
import { isQaEndpoint } from '@/domain/qaServer';
import { knownEndpoints } from '@/features/cases';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'src/api/endpoints');

const built = fs
  .readdirSync(folder)
  .flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/^ {4}(\w+): build\./gm)])
  .map(([, name]) => name)
  .sort();

const ofQa = [...knownEndpoints()].filter(isQaEndpoint).sort();

const rows = [
  ...fs
    .readFileSync(path.join(root, 'docs/api.md'), 'utf8')
    .matchAll(/^\| +(?<call>\w+ \/[^|]*?) +\|(?<endpoints>[^|]*)\|/gm),
].map(({ groups: { call = '', endpoints = '' } = {} }) => ({ call, endpoints }));

const documented = rows
  .flatMap(({ endpoints }) => [...endpoints.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  .sort();

it('allows rows of every endpoint in a case', () => {
  expect(ofQa.length).toBeGreaterThan(5);
  expect([...knownEndpoints()].sort()).toEqual([...built, ...ofQa].sort());
});

it('docs/qa.md lists exactly the calls to the QA interface of a backend', () => {
  const guide = fs.readFileSync(path.join(root, 'docs/qa.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| (?:GET|POST) \/qa[^|]*\|(.*?)\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual(ofQa);
});

it('docs/api.md lists exactly the calls that the storefront makes', () => {
  expect(built.length).toBeGreaterThan(20);
  expect(documented).toEqual(built);
});

it('docs/api.md lists no call twice', () => {
  const calls = rows.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(60);
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});
