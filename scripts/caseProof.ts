import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copySources } from './copySources';
import type { ProvenBug } from './qa/provenBugs';
import { provenBugs } from './qa/provenBugs';

// Proves that the cases find what they are named after: each bug is put into a copy of the sources, which is
// built and visited by all flows. Its case must turn red, and all be green with the bug mended.
// `npm run case-proof`, or `npm run case-proof -- lost-order` for one.

/** Part of Playwright's JSON report. */
interface Report {
  suites: {
    specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
  }[];
}

/** Messages of the flows by the name of their case; empty for a green one. */
type Outcomes = Map<string, string>;

/** What does not hold, from the message of the failed assertion. */
function failuresIn(colored: string): string {
  const message = stripVTControlCharacters(colored);
  const received = [...message.matchAll(/^.*\+ {3}"(.*)",$/gm)].map(([, line = '']) => line);
  return received.join('; ').replaceAll('\\"', '"') || message;
}

function runFlows(folder: string): Promise<Outcomes> {
  const report = join(folder, 'report.json');
  const flags = ['cases.spec.ts', '--grep', 'repeats', '--reporter', 'json'];
  const script = join(folder, 'scripts', 'testBrowser.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      const { suites } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const outcomes = suites
        .flatMap(({ specs }) => specs)
        .map(({ title, ok, tests }): [string, string] => {
          const message = tests[0]?.results[0]?.error?.message ?? 'no message';
          return [/repeats ([\w-]+)/.exec(title)?.[1] ?? title, ok ? '' : failuresIn(message)];
        });
      rmSync(report);
      resolve(new Map(outcomes));
    });
  });
}

/** Puts the bug into the copy; returns what mends it. */
function breakSource(folder: string, { file, right, wrong }: ProvenBug): () => void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(right).length !== 2) throw new Error(`"${right}" is not, or not once, in ${file}.`);
  writeFileSync(
    path,
    source.replace(right, () => wrong),
  );
  return () => writeFileSync(path, source);
}

const redIn = (outcomes: Outcomes) => [...outcomes].filter(([, message]) => message !== '');

/** Whether the case of the bug turns red, and no other. */
async function prove(folder: string, bug: ProvenBug): Promise<boolean> {
  const mend = breakSource(folder, bug);
  const red = redIn(await runFlows(folder));
  mend();
  for (const [name, message] of red) console.log(`| ${bug.bug} | ${name} | red: ${message} |`);
  return red.length === 1 && red[0]?.[0] === bug.finds;
}

async function main(): Promise<boolean> {
  const [only] = process.argv.slice(2);
  const folder = copySources('__tests__');
  let isProven = true;
  try {
    for (const bug of provenBugs) {
      if (only && bug.finds !== only) continue;
      if (await prove(folder, bug)) continue;
      isProven = false;
      console.log(`| ${bug.bug} | ${bug.finds} | is not the one red case |`);
    }
    const mended = await runFlows(folder);
    for (const [name, message] of mended) console.log(`| mended | ${name} | ${message || 'green'} |`);
    return isProven && mended.size > 0 && redIn(mended).length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (isProven) => process.exit(isProven ? 0 : 1),
  (problem: unknown) => {
    console.error(problem);
    process.exit(1);
  },
);
