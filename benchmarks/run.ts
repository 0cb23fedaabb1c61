import { parseArgs } from 'node:util';
import { measureChat } from './chat';
import { measureProducts, measureProductsOnServer } from './demo/products';
import { measureResets } from './demo/resets';
import { measureShoppers } from './demo/shoppers';
import { measureDemoStart } from './demo/start';
import { writeFigures, type Figures, type Tables } from './figures';
import { measureCart } from './cart';
import { measureFinding } from './finding';
import { measureHome } from './home';
import { measureInteractions } from './interactions';
import { measureLighthouse } from './lighthouse';
import { measureLoads } from './loads/loads';
import { measureNavigation } from './navigation';
import { measureQaPanel } from './qaPanel';
import { measureRelease } from './release';
import { measureSavedChange } from './savedChange';
import { measureShifts } from './shifts';
import { measureStart } from './start';
import { measureTimeline } from './timeline';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string', default: '' } },
});

type Bench = readonly [title: string, measure: () => Promise<Figures | Tables>];

const benches: Readonly<Record<string, Bench>> = {
  home: ['The home page', measureHome],
  finding: ['Finding', measureFinding],
  chat: ['Talking', measureChat],
  cart: ['A long cart', measureCart],
  interactions: ['Interactions', measureInteractions],
  navigation: ['Navigation', measureNavigation],
  start: ['The start', measureStart],
  timeline: ['The timeline', measureTimeline],
  'qa-panel': ['The QA panel', measureQaPanel],
  'saved-change': ['A saved change', measureSavedChange],
  'demo/start': ['The demo backend: start', measureDemoStart],
  'demo/products': ['The demo backend: lists of products', measureProducts],
  'demo/resets': ['The demo backend: resets', measureResets],
  'demo/shoppers': ['The demo backend: 200 shoppers at the same time', measureShoppers],
};

/**
 * Long benchmarks and those with special requirements, run only by name: `npm run bench -- loads --rounds 3
 * --pages floor,home`.
 */
const onRequest: typeof benches = {
  'demo/products-postgresql': ['The demo backend: lists of products on PostgreSQL', measureProductsOnServer],
  lighthouse: ['Lighthouse', measureLighthouse],
  release: ['A release', measureRelease],
  shifts: ['Layout shifts of cold loads', measureShifts],
  loads: ['Cold loads', () => measureLoads(Number(values.rounds), values.pages.split(',').filter(Boolean))],
};

/** Runs all benchmarks in sequence, or the named ones: `npm run bench -- home start`. */
async function main(): Promise<void> {
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    const bench = benches[name] ?? onRequest[name];
    if (!bench) {
      const known = Object.keys({ ...benches, ...onRequest }).join(', ');
      throw new Error(`No benchmark "${name}"; there are ${known}.`);
    }
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
