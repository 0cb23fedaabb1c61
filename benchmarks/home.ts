import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';

/** Encoded sizes of the loaded scripts, in bytes. */
const scripts = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
    .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);

/** Measures the JavaScript of the complete home page, with an empty cache. */
export const measureHome = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      await page.goto(origin, { waitUntil: 'networkidle' });
      await page.getByRole('article').first().waitFor();
      const sizes = await page.evaluate(scripts);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return {
        'JavaScript until the home page is complete (kB, brotli)': Number((total / 1000).toFixed(1)),
        'files of it': sizes.length,
      };
    }),
  );
