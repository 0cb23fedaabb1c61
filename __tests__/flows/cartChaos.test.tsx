import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../support/campaigns/campaign';
import { runChaos } from '../support/chaos';
import { leave } from '../support/visit';

afterEach(leave);

it(
  'shows the server’s cart after thirty seconds of random presses, delays and failures',
  async () => {
    const { seed: first, size } = planOf(1, 5);
    const ledger = createLedger('chaos, cart');
    for (let seed = first; seed < first + size; seed += 1)
      for (const { optimistic, confirmed, server, pendingChanges } of await runChaos(seed)) {
        const isRight = optimistic === server && confirmed === server && pendingChanges === 0;
        const carts = `shown ${optimistic}; confirmed ${confirmed}; server ${server}; ${pendingChanges} pending`;
        ledger.record(seed, 'cart', isRight ? [] : [carts]);
      }
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
