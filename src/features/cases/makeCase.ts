import { secretSigns } from '@/domain/secretSigns';
import type { CaseFile } from './caseFile';
import { writeCase } from './caseFile';
import type { ReplayReducer } from './replay';
import { replay } from './replay';

/** Recorded visit, from its start or from a later state. */
export interface Recorded extends Pick<
  CaseFile,
  'release' | 'address' | 'seed' | 'flow' | 'settings' | 'start' | 'rows'
> {
  /** Origin of the recording, such as "http://127.0.0.1:4000"; removed from the file. */
  origin: string;
  /** Secrets of the visit, which must not occur in the file. */
  secrets: readonly string[];
}

export type MadeCase = { text: string } | { refusal: string };

/** Maximum number of paths in the error message. */
const MAX_PATHS = 3;

/** File content without the results of replaying the rows. */
export type RecordedContent = Omit<Recorded, 'origin' | 'secrets'>;

/** Removes the origin from a recorded visit; refuses one that contains a secret. */
export function createRecordedCase({
  origin,
  secrets,
  ...content
}: Recorded): { recorded: RecordedContent } | { refusal: string } {
  const recorded = JSON.parse(
    JSON.stringify(content).replaceAll(JSON.stringify(origin).slice(1, -1), ''),
  ) as RecordedContent;
  const signs = secretSigns(recorded, secrets);
  if (signs.length === 0) return { recorded };
  return {
    refusal: `Not saved: something looks like a secret at ${signs.slice(0, MAX_PATHS).join(', ')}. Secrets have to be sealed before they become a row.`,
  };
}

/** Creates the file content of a visit. */
export function makeCase(reducer: ReplayReducer, recorded: Recorded): MadeCase {
  const made = createRecordedCase(recorded);
  if ('refusal' in made) return made;
  try {
    return { text: writeCase({ ...made.recorded, ...replay(reducer, made.recorded) }) };
  } catch (problem) {
    return { refusal: `Not saved: ${String(problem)}` };
  }
}
