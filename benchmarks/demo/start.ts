import { join } from 'node:path';
import type { Figures } from '../figures';
import { median } from '../times';
import { inFolder, memoryOf, start, stop } from './child';

/** Measures the time to the first list of products, with a new and with an existing database. */
export const measureDemoStart = (): Promise<Figures> =>
  inFolder(async (home) => {
    const folder = join(home, 'shop');
    const fresh = await start({ folder });
    const freshMemory = memoryOf(fresh);
    await stop(fresh);
    const starts: number[] = [];
    const memory: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const again = await start({ folder });
      starts.push(again.startMs);
      memory.push(memoryOf(again) ?? 0);
      await stop(again);
    }
    return {
      'first start with seeding, until a list is answered (ms; at most 15000)': Math.round(fresh.startMs),
      'reopened, until a list is answered, median of 3 (ms; at most 3000)': Math.round(median(starts)),
      'memory after the first start (MB)': freshMemory,
      'memory when reopened, most of 3 (MB; at most 450)': Math.max(...memory),
    };
  });
