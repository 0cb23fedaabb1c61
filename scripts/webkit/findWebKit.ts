import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../onPath';

export interface WebKit {
  /** WebKitGTK's WebDriver. */
  driver: string;
  /** WebKitGTK's own small browser. */
  browser: string;
  /** X server without a screen: the browser has no headless mode. */
  display: string;
}

const LIBRARIES = '/usr/lib';

/** The browser is in a folder of its library's version, which is in a folder of the machine's kind. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(join(LIBRARIES, folder))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(LIBRARIES, folder, name, 'MiniBrowser')),
    )
    .find(existsSync);
}

/** Returns what the tests in WebKit need of the machine; `null` if a part is missing. */
export function findWebKit(): WebKit | null {
  const [driver, browser, display] = [findOnPath('WebKitWebDriver'), findMiniBrowser(), findOnPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : null;
}
