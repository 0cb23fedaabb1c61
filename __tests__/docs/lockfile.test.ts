import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
}

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('the lockfile', () => {
  it('pins version and integrity of every package, those of other platforms included', () => {
    const unpinned = entries
      .filter(([, { link, inBundle }]) => !link && !inBundle)
      .filter(([, { version, integrity }]) => !version || !integrity)
      .map(([path]) => path);
    expect(entries.length).toBeGreaterThan(1_000);
    expect(unpinned).toEqual([]);
  });

  it('contains no download URL, because each machine uses its own registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});
