import { join } from 'node:path';
import type { Figures } from '../figures';
import { median, percentile, timed } from '../times';
import { inFolder, post, start, stop, type RunningDemo } from './child';

/** Makes the changes of a typical test and returns the times of the resets. */
async function resets({ origin }: RunningDemo): Promise<number[]> {
  const times = [];
  for (let round = 0; round < 30; round += 1) {
    const login = await post(origin, '/api/login', { phone: 'demo@marsa.example', password: 'demo1234' });
    const { data } = (await login.json()) as { data: { access: { token: string } } };
    const { token } = data.access;
    await post(origin, '/api/cart/store', { product_id: 1 }, token);
    await post(origin, '/api/place-order', { shop_ids: [2], address_id: 1, payment_method: 'cash' }, token);
    await post(origin, '/api/favorite-add-or-remove', { product_id: 4 }, token);
    times.push(await timed(() => post(origin, '/qa/reset', {})));
  }
  return times;
}

export const measureResets = (): Promise<Figures> =>
  inFolder(async (home) => {
    // The first start in QA mode may have to create the template that the second one copies.
    await stop(await start({ folder: join(home, 'first') }, '--qa'));
    const running = await start({ folder: join(home, 'second') }, '--qa');
    const times = await resets(running);
    await stop(running);
    return {
      'start, new QA folder from the template (ms)': Math.round(running.startMs),
      'reset after a test, median (ms)': Number(median(times).toFixed(1)),
      'reset after a test, p95 (ms)': Number(percentile(times, 0.95).toFixed(1)),
    };
  });
