import { secretSigns } from '@/domain/secretSigns';
import type { CaseFile } from './caseFile';
import { writeCase } from './caseFile';
import type { ReplayReducer } from './replay';
import { replay } from './replay';

/** A visit as it was recorded, from its start or from a later state on. */
export interface Recorded extends Pick<
  CaseFile,
  'release' | 'address' | 'seed' | 'settings' | 'start' | 'rows'
> {
  /** Where it was recorded, such as "http://127.0.0.1:4000": what is left out of the file. */
  origin: string;
  /** Secrets of the visit, which may stand nowhere. */
  secrets: readonly string[];
}

export type MadeCase = { text: string } | { refusal: string };

/** Paths that are told when a case is refused; more do not help. */
const MOST_TOLD = 3;

/** What a file tells of a visit, apart from what its rows lead to when they are played. */
export type Told = Omit<Recorded, 'origin' | 'secrets'>;

/** The visit without a word of the machine that it was recorded on; refused where a secret stands in it. */
export function tellCase({ origin, secrets, ...recorded }: Recorded): { told: Told } | { refusal: string } {
  const told = JSON.parse(
    JSON.stringify(recorded).replaceAll(JSON.stringify(origin).slice(1, -1), ''),
  ) as Told;
  const signs = secretSigns(told, secrets);
  if (signs.length === 0) return { told };
  return {
    refusal: `Not saved: something looks like a secret at ${signs.slice(0, MOST_TOLD).join(', ')}. Secrets have to be sealed before they become a row.`,
  };
}

/** Makes the file of a visit. */
export function makeCase(reducer: ReplayReducer, recorded: Recorded): MadeCase {
  const made = tellCase(recorded);
  if ('refusal' in made) return made;
  try {
    return { text: writeCase({ ...made.told, ...replay(reducer, made.told) }) };
  } catch (problem) {
    return { refusal: `Not saved: ${String(problem)}` };
  }
}
