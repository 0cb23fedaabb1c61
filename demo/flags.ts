import { parseArgs } from 'node:util';
import { StartProblem } from './problems';
import { isVariant, variants, type Variant } from './settings/variants';

export interface Flags {
  port: number;
  host: string;
  seed: number;
  bulk: number | undefined;
  variant: Variant;
  reset: boolean;
  qa: boolean;
  folder: string | undefined;
  help: boolean;
}

export const usage = `Options:
  --port N          the port to listen on (4000); a taken one is said and the next free one used
  --host ADDRESS    the address to listen on (127.0.0.1); 0.0.0.0 for a tablet in the same network
  --seed N          the number that the catalogue is made from (1)
  --variant NAME    the shop's settings: marsa, saffron (another theme), zafaran (Persian, one vendor)
  --bulk N          how many products the largest shop carries (5000; with --qa 60)
  --reset           begin with a fresh database
  --qa              faults, clock, one-time codes and reset under /qa; codes may be asked for without a pause
  --folder PATH     where the database lives (.demo/<port>)`;

function numberOf(name: string, given: string, most: number): number {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number > most) {
    throw new StartProblem(`--${name} takes a whole number up to ${most}, not "${given}".\n\n${usage}`);
  }
  return number;
}

function variantOf(given: string): Variant {
  if (isVariant(given)) return given;
  throw new StartProblem(`--variant takes ${Object.keys(variants).join(', ')}, not "${given}".\n\n${usage}`);
}

/** Parses the command line. Throws a StartProblem that names the wrong option. */
export function readFlags(argv: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string', default: '4000' },
        host: { type: 'string', default: '127.0.0.1' },
        seed: { type: 'string', default: '1' },
        bulk: { type: 'string' },
        variant: { type: 'string', default: 'marsa' },
        reset: { type: 'boolean', default: false },
        qa: { type: 'boolean', default: false },
        folder: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return {
      ...values,
      folder: values.folder,
      port: numberOf('port', values.port, 65_535),
      seed: numberOf('seed', values.seed, 4_294_967_295),
      variant: variantOf(values.variant),
      bulk: values.bulk === undefined ? undefined : numberOf('bulk', values.bulk, 20_000),
    };
  } catch (problem) {
    if (problem instanceof StartProblem) throw problem;
    throw new StartProblem(`${(problem as Error).message}\n\n${usage}`);
  }
}
