import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemo } from '../demo/server';
import { buildStorefront } from './buildStorefront';

/** The production build before a demo backend in QA mode, with a database that is gone afterwards. */
export async function withQaShop<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
  const storefront = await buildStorefront();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-qa-'));
  const demo = await createDemo({ folder, qa: true });
  try {
    const { origin } = await demo.listen({ port: 0, host: '127.0.0.1', storefront });
    return await work(origin);
  } finally {
    await demo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
