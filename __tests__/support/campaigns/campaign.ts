/** Seed and size of a campaign; `npm run campaign` sets both, `npm test` runs a slice with fixed seeds. */
export interface Plan {
  /** Seed of the first case; every case has the next one. */
  seed: number;
  /** Number of cases of each kind. */
  size: number;
}

const FIRST_SEED = 20_261_150;

export function planOf(slice: number, firstSeed = FIRST_SEED): Plan {
  return {
    seed: Number(process.env.CAMPAIGN_SEED ?? firstSeed),
    size: Number(process.env.CAMPAIGN_SIZE ?? slice),
  };
}

/** Enough for every slice and for the full campaigns, which run for hours on a slow machine. */
export const CAMPAIGN_TIMEOUT = process.env.CAMPAIGN_SIZE ? 6 * 3_600_000 : 120_000;

/** Counts the cases of a campaign; a lost one is listed with its seed, up to a limit. */
export function createLedger(name: string) {
  const started = performance.now();
  const lost: string[] = [];
  let tried = 0;
  let lostCount = 0;
  const figures = () => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return `${name}: ${tried} tried, ${tried - lostCount} survived, ${lostCount} lost, ${seconds} s`;
  };
  return {
    /** Records a case; `faults` lists what broke, and is empty if the case survived. */
    record(seed: number, kind: string, faults: readonly string[]): void {
      tried += 1;
      if (faults.length > 0) {
        lostCount += 1;
        const text = `seed ${seed} ${kind}: ${faults.join(' | ').slice(0, 900)}`;
        if (lost.length < LISTED) lost.push(text);
        print(text);
      }
      if (tried % REPORTED === 0) print(figures());
    },
    close(): { tried: number; lost: string[] } {
      print(figures());
      return { tried, lost };
    },
  };
}

/** Lost cases in the message of a failed test. */
const LISTED = 20;
/** A long campaign prints its figures after this many cases. */
const REPORTED = 1000;

/** Prints only in a campaign that was started by its command. */
function print(text: string): void {
  if (process.env.CAMPAIGN_SIZE) process.stdout.write(`${text}\n`);
}
