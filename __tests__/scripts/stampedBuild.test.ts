import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampedBuild } from '../../scripts/stampedBuild';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-stamp-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const complete = () => Promise.resolve();
const killed = () => Promise.reject(new Error('killed'));

it('builds once for the same inputs', async () => {
  const stamp = join(folder, 'cache', 'stamp.txt');
  expect(await stampedBuild(stamp, 'old', complete)).toBe(true);
  expect(await stampedBuild(stamp, 'old', killed)).toBe(false);
  expect(await stampedBuild(stamp, 'new', complete)).toBe(true);
});

it('builds again after a killed build, also for the inputs of the build before it', async () => {
  const stamp = join(folder, 'stamp.txt');
  await stampedBuild(stamp, 'old', complete);
  await expect(stampedBuild(stamp, 'new', killed)).rejects.toThrow('killed');
  expect(await stampedBuild(stamp, 'old', complete)).toBe(true);
});
