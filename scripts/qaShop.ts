import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemo } from '../demo/server';
import { buildStorefront } from './buildStorefront';

async function startShop(
  storefront: string,
  pictures: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-qa-'));
  symlinkSync(pictures, join(folder, 'pictures'));
  const demo = await createDemo({ folder, qa: true });
  const { origin } = await demo.listen({ port: 0, host: '127.0.0.1', storefront });
  const stop = async () => {
    await demo.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

/**
 * Serves the production build with `count` demo backends in QA mode, each with a temporary database. Pictures
 * are named by the hash of their content, so the backends share their folder and each is rendered once.
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
    await Promise.all(shops.map(({ stop }) => stop()));
    rmSync(pictures, { recursive: true, force: true });
  }
}

/** `withQaShops` with one demo backend. */
export const withQaShop = <Result>(work: (origin: string) => Promise<Result>): Promise<Result> =>
  withQaShops(1, ([origin = '']) => work(origin));
