import { existsSync } from 'node:fs';

const SYSTEM_FONTS = '/etc/fonts';

/** Flags for headless mode without background network requests. */
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
 * Returns the path of Chromium: by default that of the npm package, unpacked to the temporary folder on first
 * use, so that every machine uses the same version. It is the headless shell, which is a quarter faster than
 * a full browser. The environment variable `BROWSER` overrides the path.
 */
export async function findBrowser(): Promise<string> {
  if (process.env.BROWSER) return process.env.BROWSER;
  // If set before the import, the package adds the system libraries that a minimal Debian lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  // The package's fonts cover Latin only; system fonts may cover Arabic.
  if (existsSync(SYSTEM_FONTS)) process.env.FONTCONFIG_PATH ??= SYSTEM_FONTS;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
