import fs from 'node:fs';
import path from 'node:path';
import { PRIVATE_ENDPOINTS } from '@/api/privateEndpoints';

const folder = path.join(__dirname, '../../src/api/endpoints');
const source = fs
  .readdirSync(folder)
  .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** Returns every query with the source of its definition, up to the next endpoint. */
const queries = source.split(/^ {4}(?=\w+: build\.)/m).flatMap((definition) => {
  const name = /^(\w+): build\.(?:query|infiniteQuery)\b/.exec(definition)?.[1];
  return name ? [{ name, isPublic: definition.includes('isPublic: true') }] : [];
});

it('marks every query as public or as cleared with the session', () => {
  const ofUser = queries.filter(({ isPublic }) => !isPublic).map(({ name }) => name);
  expect(ofUser.length).toBeGreaterThan(5);
  expect([...PRIVATE_ENDPOINTS].sort()).toEqual(ofUser.sort());
});
