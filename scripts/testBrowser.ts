import { findBrowser } from './findBrowser';
import { withQaShops } from './qaShop';
import { runPlaywright } from './runPlaywright';

/** Parallel workers, each with its own demo backend; one more than the cores, because tests often wait. */
const WORKERS = 3;

/** Runs the browser tests with the production build, demo backends in QA mode and Chromium. */
async function main(): Promise<number> {
  const browser = await findBrowser();
  return withQaShops(WORKERS, (origins) => {
    console.log(`Browser tests: ${browser} at ${origins.join(' and ')}`);
    const env = { SHOP_ORIGINS: origins.join(' '), BROWSER_PATH: browser };
    return runPlaywright('browser', env, process.argv.slice(2));
  });
}

main().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error('The browser tests could not run:', problem);
    process.exit(1);
  },
);
