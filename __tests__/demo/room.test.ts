import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRoom } from '../../demo/db/room';
import { temporaryFolder } from './support/shop';

const folder = temporaryFolder();
afterAll(folder.remove);

const free = (megabytes: number) => () => megabytes;

describe('a folder for the database', () => {
  it('is made if it is missing', () => {
    expect(() => checkRoom(join(folder.path, 'new'), free(1000))).not.toThrow();
  });

  it('is refused as not writable, not as damaged, where it cannot be made', () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    for (const path of [join(file, 'below'), file])
      expect(() => checkRoom(path, free(1000))).toThrow(/cannot be written to.*another --folder/s);
  });

  it('is refused on a full disk, where an existing database needs less than a new one', () => {
    const path = join(folder.path, 'small');
    expect(() => checkRoom(path, free(100))).toThrow(/is full: 100 MB are free, the demo needs 160 MB/);
    mkdirSync(join(path, 'database'), { recursive: true });
    writeFileSync(join(path, 'database', 'PG_VERSION'), '17');
    expect(() => checkRoom(path, free(100))).not.toThrow();
    expect(() => checkRoom(path, free(10))).toThrow(/Nothing was lost/);
  });
});
