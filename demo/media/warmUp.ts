import type { Hono } from 'hono';
import type { Env } from '../http/environment';

/**
 * Computes the facets of the first list and renders the pictures of the home page one by one, so that the
 * first visitor does not wait for sixty at once. Pictures that are already on disk are only read.
 */
export async function warmUp(app: Hono<Env>, signal: AbortSignal): Promise<void> {
  const home = await (await app.request('/api/home')).text();
  const categories = await (await app.request('/api/categories')).text();
  await app.request('/api/products');
  const addresses = new Set(`${home}${categories}`.match(/\/media\/[^"\\]+/g) ?? []);
  for (const address of addresses) {
    if (signal.aborted) return;
    await app.request(address, { headers: { Accept: 'image/avif,image/webp' } });
  }
}
