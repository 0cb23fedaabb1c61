import { withQaShop } from './qaShop';
import { runPlaywright } from './runPlaywright';
import { findWebKit } from './webkit/findWebKit';
import { withWebKit } from './webkit/withWebKit';

/** Runs purchases, the languages and time travel in the machine's WebKitGTK, with a demo in QA mode. */
async function main(): Promise<number> {
  const webKit = findWebKit();
  if (webKit === null) {
    console.error('WebKitGTK was not found: install it (apt-get install webkit2gtk-driver xvfb).');
    return 1;
  }
  return withQaShop((origin) =>
    withWebKit(webKit, (url) => {
      console.log(`Tests in WebKit: ${webKit.browser} at ${origin}`);
      const env = { SHOP_ORIGIN: origin, WEBDRIVER_URL: url, WEBKIT_PATH: webKit.browser };
      return runPlaywright('webkit', env, process.argv.slice(2));
    }),
  );
}

main().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error('The tests in WebKit could not run:', problem);
    process.exit(1);
  },
);
