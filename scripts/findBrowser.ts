import fs from 'node:fs';

const SYSTEM_BROWSER = '/usr/bin/chromium';

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
 * The path of a Chromium: the system's where there is one, else the one that comes with the packages, unpacked to the
 * temporary folder on first use. `BROWSER=bundled` asks for the latter.
 */
export async function findBrowser(): Promise<string> {
  if (process.env.BROWSER !== 'bundled' && fs.existsSync(SYSTEM_BROWSER)) return SYSTEM_BROWSER;
  // With this set before the import, the package brings the system libraries that a bare Debian lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
