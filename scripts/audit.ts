import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryProblems, installScriptProblems, licenceProblems, type LockEntries } from './audit/judge';

const root = join(__dirname, '..');
/** In milliseconds. */
const REGISTRY_TIMEOUT = 120_000;

function lockEntries(): LockEntries {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockEntries };
  return lock.packages;
}

/** npm exits with 1 both for advisories and for a registry without them, so the output is parsed. */
function npmAudit(): string {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: REGISTRY_TIMEOUT,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout ?? '';
}

/** Checks the dependencies weekly: advisories, licenses of shipped packages, install scripts. */
function main(): void {
  const entries = lockEntries();
  const advisories = advisoryProblems(npmAudit());
  if (advisories === null) console.log('Advisories: not checked, the registry does not answer.');
  const problems = [...(advisories ?? []), ...licenceProblems(entries), ...installScriptProblems(entries)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`${Object.keys(entries).length - 1} packages: no problem found.`);
}

main();
