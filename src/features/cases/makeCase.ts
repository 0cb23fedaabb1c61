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

/** Makes the file of a visit, without a secret and without a word of the machine that it was recorded on. */
export function makeCase(reducer: ReplayReducer, { origin, secrets, ...recorded }: Recorded): MadeCase {
  const portable = JSON.parse(
    JSON.stringify(recorded).replaceAll(JSON.stringify(origin).slice(1, -1), ''),
  ) as typeof recorded;
  const signs = secretSigns(portable, secrets);
  if (signs.length > 0)
    return {
      refusal: `Not saved: something looks like a secret at ${signs.slice(0, MOST_TOLD).join(', ')}. Secrets have to be sealed before they become a row.`,
    };
  try {
    return { text: writeCase({ ...portable, ...replay(reducer, portable) }) };
  } catch (problem) {
    return { refusal: `Not saved: ${String(problem)}` };
  }
}
