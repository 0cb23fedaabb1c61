import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { walkAtRandom } from '../../support/campaigns/walk';

it(
  'survives random shoppers whose requests are delayed, refused, lost, cut, mutated and repeated',
  async () => {
    const { seed: first, size } = planOf(1);
    const ledger = createLedger('chaos, walks');
    for (let seed = first; seed < first + size; seed += 1) {
      const { faults, steps } = await walkAtRandom(seed);
      // The last steps lead to the fault.
      ledger.record(seed, 'walk', faults.length > 0 ? [...faults, steps.slice(-8).join('; ')] : []);
    }
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
