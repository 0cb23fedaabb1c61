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
  --port N          the port to listen on (4000); if it is taken, the next free one is used and printed
  --host ADDRESS    the address to listen on (127.0.0.1); 0.0.0.0 for a tablet in the same network
  --seed N          seed of the generated catalogue (1)
  --variant NAME    the shop's settings: marsa, saffron (another theme), zafaran (Persian, one vendor)
  --bulk N          number of products of the largest shop (5000; with --qa 60)
  --reset           starts with a fresh database
  --qa              faults, clock, one-time codes and reset under /qa; codes are sent without a delay
  --folder PATH     folder of the database (.demo/<port>)`;

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
