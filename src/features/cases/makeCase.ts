import type { CaseFile } from './caseFile';
import { writeCase } from './caseFile';
import { maskVisit } from './masks/maskVisit';
import type { ReplayReducer } from './replay';
import { replay } from './replay';

/** Recorded visit, from its start or from a later state. */
export interface Recorded extends Pick<
  CaseFile,
  'release' | 'address' | 'seed' | 'settings' | 'start' | 'rows'
> {
  /** Origin of the recording, such as "http://127.0.0.1:4000"; removed from the file. */
  origin: string;
  /** Secrets of the visit, which must not occur in the file. */
  secrets: readonly string[];
  /** Whether names and texts of persons are kept. */
  keepsTexts: boolean;
}

export type MadeCase = { text: string; places: string[] } | { refusal: string };

/** File content without the results of replaying the rows. */
export type RecordedContent = Omit<Recorded, 'origin' | 'secrets' | 'keepsTexts'>;

/** Removes the origin from a recorded visit, and masks secrets and personal texts. */
export function createRecordedCase({ origin, secrets, keepsTexts, ...content }: Recorded): {
  recorded: RecordedContent;
  /** Places of texts that looked like a secret. */
  places: string[];
} {
  const withoutOrigin = JSON.stringify(content).replaceAll(JSON.stringify(origin).slice(1, -1), '');
  const { masked, places } = maskVisit(JSON.parse(withoutOrigin) as RecordedContent, { secrets, keepsTexts });
  return { recorded: masked, places };
}

/** Creates the file content of a visit. */
export function makeCase(reducer: ReplayReducer, visit: Recorded): MadeCase {
  const { recorded, places } = createRecordedCase(visit);
  try {
    return { text: writeCase({ ...recorded, ...replay(reducer, recorded) }), places };
  } catch (problem) {
    return { refusal: `Not saved: ${String(problem)}` };
  }
}
