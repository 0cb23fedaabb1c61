import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemo } from '../demo/server';
import { buildStorefront } from './buildStorefront';

async function startShop(
  storefront: string,
  pictures: string,
): Promise<{ origin: string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-qa-'));
  symlinkSync(pictures, join(folder, 'pictures'));
  const demo = await createDemo({ folder, qa: true });
  const { origin } = await demo.listen({ port: 0, host: '127.0.0.1', storefront });
  const end = async () => {
    await demo.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, end };
}

/**
 * The production build before so many demo backends in QA mode, each with a database that is gone afterwards. Pictures are
 * named after what they show, so that the demos may share them: each is drawn once.
 */
export async function withQaShops<Result>(
  count: number,
  work: (origins: string[]) => Promise<Result>,
): Promise<Result> {
  const storefront = await buildStorefront();
  const pictures = mkdtempSync(join(tmpdir(), 'storefront-pictures-'));
  const shops = await Promise.all(Array.from({ length: count }, () => startShop(storefront, pictures)));
  try {
    return await work(shops.map(({ origin }) => origin));
  } finally {
    await Promise.all(shops.map(({ end }) => end()));
    rmSync(pictures, { recursive: true, force: true });
  }
}

/** The same with one demo backend. */
export const withQaShop = <Result>(work: (origin: string) => Promise<Result>): Promise<Result> =>
  withQaShops(1, ([origin = '']) => work(origin));
