import { existsSync } from 'node:fs';

const SYSTEM_FONTS = '/etc/fonts';

/** Headless, and silent towards the network. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium: the one that comes with the packages, unpacked to the temporary folder on first use, so that
 * every machine looks with the same browser. It is the headless shell, which takes a quarter less time than a system's
 * whole browser. `BROWSER` names another one.
 */
export async function findBrowser(): Promise<string> {
  if (process.env.BROWSER) return process.env.BROWSER;
  // With this set before the import, the package brings the system libraries that a bare Debian lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  // Its own fonts know Latin only; those of the system may know Arabic too.
  if (existsSync(SYSTEM_FONTS)) process.env.FONTCONFIG_PATH ??= SYSTEM_FONTS;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
