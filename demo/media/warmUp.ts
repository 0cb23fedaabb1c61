import type { Hono } from 'hono';
import type { Env } from '../http/environment';

/**
 * Has the first list's facets counted, and renders the pictures of the home page ahead, one after the other, so that the
 * first visitor does not wait for sixty of them at once. What is on disk already costs a read.
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
