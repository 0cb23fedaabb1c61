import { measureDemo } from './demo';
import { writeFigures, type Figures } from './figures';
import { measureFinding } from './finding';
import { measureHome } from './home';
import { measureSavedChange } from './savedChange';
import { measureStart } from './start';

const benches: Readonly<Record<string, readonly [title: string, measure: () => Promise<Figures>]>> = {
  home: ['The home page', measureHome],
  finding: ['Finding', measureFinding],
  start: ['The start', measureStart],
  'saved-change': ['A saved change', measureSavedChange],
  demo: ['The demo backend', measureDemo],
};

/** All benches one after the other, or those that are named: `npm run bench -- home start`. */
async function main(): Promise<void> {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    const bench = benches[name];
    if (!bench) throw new Error(`No bench "${name}"; there are ${Object.keys(benches).join(', ')}.`);
    const [title, measure] = bench;
    writeFigures(name, title, await measure());
  }
}

main().then(
  () => process.exit(0),
  (problem: unknown) => {
    console.error(problem);
    process.exit(1);
  },
);
