import { findFirefox } from './firefox/findFirefox';
import { withQaShop } from './qaShop';
import { runPlaywright } from './runPlaywright';

/** Runs the first order, the languages and time travel in the machine's Firefox, with a demo in QA mode. */
async function main(): Promise<number> {
  const firefox = findFirefox();
  if (firefox === null) {
    console.error(
      'No Firefox was found: install it (apt-get install firefox-esr), or set FIREFOX to its path.',
    );
    return 1;
  }
  return withQaShop((origin) => {
    console.log(`Tests in Firefox: ${firefox} at ${origin}`);
    return runPlaywright('firefox', { SHOP_ORIGINS: origin, FIREFOX_PATH: firefox }, process.argv.slice(2));
  });
}

main().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error('The tests in Firefox could not run:', problem);
    process.exit(1);
  },
);
