import { runChaos } from '../support/chaos';
import { leave } from '../support/visit';

/** `npm run chaos` runs many seeds; CHAOS_SEED repeats a failed one. */
const RUNS = Number(process.env.CHAOS_RUNS ?? 1);
const FIRST = Number(process.env.CHAOS_SEED ?? 5);

afterEach(leave);

it(
  'shows the server’s cart after thirty seconds of random presses, delays and failures',
  async () => {
    const wrong: unknown[] = [];
    for (let seed = FIRST; seed < FIRST + RUNS; seed += 1) {
      for (const end of await runChaos(seed)) {
        const { optimistic, confirmed, server, pendingChanges } = end;
        if (optimistic !== server || confirmed !== server || pendingChanges > 0) wrong.push({ seed, ...end });
      }
      if (RUNS > 1 && seed % 25 === 0)
        process.stdout.write(`${seed - FIRST + 1} of ${RUNS} runs, ${wrong.length} wrong\n`);
    }
    expect(wrong).toEqual([]);
  },
  RUNS * 60_000,
);
