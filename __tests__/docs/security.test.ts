import fs from 'node:fs';
import path from 'node:path';
import { filePolicy } from '../../demo/http/headers';
import { contentPolicy } from '../../demo/http/policy';
import { isTest } from '../support/testTitles';

const root = path.join(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const threats = read('docs/security.md')
  .split(/^- /m)
  .slice(1)
  .map((entry) => {
    const [threat = '', ...lines] = entry.split('\n');
    const defence = lines.find((line) => line.startsWith('  Defence: '));
    const tests = lines.flatMap((line) => {
      const [, file = '', title = ''] = /^ {2}- `(.+?)`: (.+)$/.exec(line) ?? [];
      return file ? [{ file, title }] : [];
    });
    return { threat, defence, tests };
  });

it('docs/security.md names a defence and a test for every threat', () => {
  expect(threats.length).toBeGreaterThan(20);
  const bare = threats.filter(({ defence, tests }) => !defence || tests.length === 0);
  expect(bare.map(({ threat }) => threat)).toEqual([]);
});

it('every test that docs/security.md names exists, under this title', () => {
  const missing = threats.flatMap(({ tests }) => tests.filter(({ file, title }) => !isTest(file, title)));
  expect(missing).toEqual([]);
});

it('the README’s nginx example has the policies that the demo sends', () => {
  const readme = read('README.md');
  expect(readme).toContain(`Content-Security-Policy "${filePolicy}"`);
  const policy = contentPolicy('<script>1</script>'.repeat(3), { pusher_app_cluster: 'eu' });
  expect(readme).toContain(policy.replaceAll(/'sha256-[^']+'/g, "'sha256-…'"));
});

it('the dev server’s proxy gives files of the backend the same policy', () => {
  const config = read('webpack.config.ts');
  expect(config).toContain("import { filePolicy } from './demo/http/headers'");
  expect(config).toMatch(/'\/media',\s+'\/storage'/);
});
