import { withQaShop } from './qaShop';
import { runPlaywright } from './runPlaywright';

async function main(): Promise<number> {
  const firefox = 'firefox-esr';
  return withQaShop((origin) =>
    runPlaywright('firefox', { SHOP_ORIGINS: origin, FIREFOX_PATH: firefox }, process.argv.slice(2)),
  );
}

main().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error('The tests in Firefox could not run:', problem);
    process.exit(1);
  },
);
