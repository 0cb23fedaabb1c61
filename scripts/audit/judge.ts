/** The audited fields of an entry of package-lock.json. */
export interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

export type LockEntries = Readonly<Record<string, LockEntry>>;

/**
 * Licenses of shipped packages. The LGPL covers libvips, which sharp loads as a separate library; the OFL
 * covers a typeface, which may be embedded in documents.
 */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that name their licence in a file only, by the version whose file was read. */
const LICENCE_FILES: Readonly<Record<string, string>> = { 'png-js 2.0.0': 'MIT' };

/** Packages that may run a script while they are installed: each downloads or checks its own binary. */
const INSTALL_SCRIPTS = new Set(['@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild', 'unrs-resolver']);

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const packagesOf = (entries: LockEntries) =>
  Object.entries(entries).filter(([path, { link }]) => path !== '' && !link);

/** Whether an SPDX expression allows use: one side of an OR is enough, of an AND all are needed. */
export function isLicenceAllowed(expression: string | undefined): boolean {
  const alternatives = (expression ?? '').replace(/[()]/g, '').split(' OR ');
  return alternatives.some((terms) => terms.split(' AND ').every((term) => LICENCES.has(term.trim())));
}

/** Production packages whose licence is missing or not on the list. */
export function licenceProblems(entries: LockEntries): string[] {
  return packagesOf(entries)
    .filter(([path, { version, dev, license }]) => {
      const licence = license ?? LICENCE_FILES[`${nameOf(path)} ${version}`];
      return !dev && !isLicenceAllowed(licence);
    })
    .map(([path, { version, license }]) => `${nameOf(path)} ${version}: licence ${license ?? 'unknown'}`);
}

/** Packages, also of development, that run a script at installation and are not on the list. */
export function installScriptProblems(entries: LockEntries): string[] {
  return packagesOf(entries)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !INSTALL_SCRIPTS.has(nameOf(path)))
    .map(([path, { version }]) => `${nameOf(path)} ${version}: runs a script at installation`);
}

interface Report {
  vulnerabilities?: Record<string, { severity?: string; range?: string }>;
}

function parsed(output: string): Report | null {
  try {
    const report: unknown = JSON.parse(output);
    return typeof report === 'object' && report !== null ? report : null;
  } catch {
    return null;
  }
}

/** Returns the advisories of `npm audit --json`; null if the registry did not respond. */
export function advisoryProblems(output: string): string[] | null {
  const vulnerabilities = parsed(output)?.vulnerabilities;
  if (!vulnerabilities) return null;
  return Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range ?? ''}: advisory, ${severity ?? 'unknown severity'}`,
  );
}
