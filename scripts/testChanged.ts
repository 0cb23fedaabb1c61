import { spawn, spawnSync } from 'node:child_process';
import { basename, relative, sep } from 'node:path';
import { buildStorefront } from './buildStorefront';

/** The browser test that runs with every change: from the home page to a placed order. */
const BROWSER_PATH = 'firstOrder.spec.ts';

/** Folders of tests that run in a fraction of a second each, and always when related. */
const UNITS = /^__tests__\/(?:domain|api|shared|features|app|cases)\//;

/** Lines that a command prints; ends the process if it fails. */
function linesOf(command: string, ...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  return stdout.split('\n').filter((line) => line !== '');
}

/** Files that differ from the commit, with new ones; relative to the root, with slashes. */
const changedSince = (commit: string) => [
  ...linesOf('git', 'diff', '--name-only', '--diff-filter=d', '--relative', commit),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
];

const jest = ['--no-install', 'jest'] as const;

/** Test files that import a changed file, directly or not. */
function relatedTests(changed: readonly string[]): string[] {
  const sources = changed.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('__tests__/browser/'));
  if (sources.length === 0) return [];
  return linesOf('npx', ...jest, '--listTests', '--findRelatedTests', ...sources).map((file) =>
    relative(process.cwd(), file).split(sep).join('/'),
  );
}

/** What a changed file is about: its feature, its page, or its own name. */
function subjectOf(file: string): string {
  const [, folder] = /^src\/(?:features|pages|core)\/(\w+)\//.exec(file) ?? [];
  return (folder ?? basename(file).split('.')[0] ?? '').toLowerCase();
}

const run = (command: string, ...options: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, options, { stdio: 'inherit' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/**
 * Runs the tests of a change: related unit tests, the flows and demo tests whose names say that they are
 * about what has changed, and one path in the browser. Flows render the whole app, so that nearly each is
 * related to nearly every file; `npm test` runs them all. The first argument is the commit to compare with.
 */
async function main(): Promise<void> {
  const commit = process.argv[2] ?? 'HEAD';
  const changed = changedSince(commit);
  const subjects = changed.map(subjectOf).filter((subject) => subject.length > 2);
  const isAbout = (test: string) =>
    changed.includes(test) || subjects.some((subject) => basename(test).toLowerCase().includes(subject));
  const related = relatedTests(changed);
  const chosen = related.filter((test) => UNITS.test(test) || isAbout(test));
  console.log(
    `${changed.length} files differ from ${commit}: ${chosen.length} of ${related.length} related test files, ` +
      `and ${BROWSER_PATH}. The others run with \`npm test\`.`,
  );
  const built = buildStorefront();
  const tested = chosen.length === 0 || (await run('npx', ...jest, ...chosen));
  await built;
  const isGreen = (await run('npm', 'run', 'test:browser', '--', BROWSER_PATH)) && tested;
  process.exit(isGreen ? 0 : 1);
}

void main();
