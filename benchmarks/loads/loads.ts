import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/findBrowser';
import { withQaShop } from '../../scripts/qaShop';
import type { Tables } from '../figures';
import { measureLoad } from './measureLoad';
import type { Load } from './observe';
import { startSites } from './sites';
import { loadTables } from './tables';

/**
 * Compares cold loads of the shop's pages with the floor and a plain page, on a slow network and CPU. Pages
 * take turns, and the first round is not counted.
 */
export const measureLoads = (rounds: number, names: readonly string[]): Promise<Tables> =>
  withQaShop(async (shop) => {
    const { pages, stop } = await startSites(shop);
    const known = Object.keys(pages);
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new Error(`No page ${unknown.join()}; there are ${known.join(', ')}.`);
    const measured = Object.entries(pages).filter(([name]) => names.length === 0 || names.includes(name));
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
    const loads: Record<string, Load[]> = {};
    try {
      for (const [, page] of measured) await measureLoad(browser, page, false);
      for (let round = 0; round <= rounds; round += 1) {
        for (const [name, page] of measured) {
          const load = await measureLoad(browser, page, true);
          console.log(
            `round ${round}, ${name}: LCP ${Math.round(load.lcp)}, card ${Math.round(load.card)} ms`,
          );
          if (round > 0) (loads[name] ??= []).push(load);
        }
      }
    } finally {
      await browser.close();
      stop();
    }
    return loadTables(loads);
  });
