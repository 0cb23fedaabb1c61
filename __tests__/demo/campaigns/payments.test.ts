import fc from 'fast-check';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { openPurse, type Purse } from '../support/purse';
import { demoForThisFile } from '../support/shop';

const demo = demoForThisFile('once');

type Command = fc.AsyncCommand<object, Purse>;

const command = (text: string, run: (purse: Purse) => Promise<void>): Command => ({
  check: () => true,
  run: (_model, purse) => run(purse),
  toString: () => text,
});

/** Chooses one of the orders or payments so far. */
const place = fc.nat({ max: 20 });
const decision = fc.constantFrom('pay' as const, 'decline' as const);

const commands = fc.commands(
  [
    fc.constantFrom(1, 2).map((shops) => command(`order from ${shops}`, (purse) => purse.order(shops))),
    place.map((at) => command(`look at payment ${at}`, (purse) => purse.look(at))),
    fc
      .tuple(place, decision)
      .map(([at, what]) => command(`${what} ${at}`, (purse) => purse.decide(at, [what]))),
    // The page is open in two tabs, and both are pressed.
    fc
      .tuple(place, decision, decision)
      .map(([at, ...both]) => command(`${both.join(' and ')} ${at}`, (purse) => purse.decide(at, both))),
    place.map((at) => command(`pay order ${at} again`, (purse) => purse.payAgain(at))),
    place.map((at) => command(`cancel order ${at}`, (purse) => purse.cancel(at))),
    fc
      .tuple(place, decision)
      .map(([at, what]) => command(`cancel ${at} and ${what}`, (purse) => purse.cancelWhile(at, what))),
  ],
  { maxCommands: 16, size: 'max' },
);

const property = fc.asyncProperty(commands, async (chosen) => {
  const purse = await openPurse(demo);
  await fc.asyncModelRun(() => ({ model: {}, real: purse }), chosen);
  await purse.check();
});

it(
  'takes a payment once and for living orders only, whatever two pages, cancellations and replays do',
  async () => {
    const { seed: first, size } = planOf(6);
    const ledger = createLedger('payments');
    for (let seed = first; seed < first + size; seed += 1) {
      const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: 1 });
      ledger.record(seed, fc.stringify(counterexample), failed ? [String(errorInstance)] : []);
    }
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
