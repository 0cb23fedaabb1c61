import type { CaseFile } from './caseFile';
import { writeCase } from './caseFile';
import { maskVisit } from './masks/maskVisit';
import type { ReplayReducer } from './replay';
import { replay } from './replay';

/** Recorded visit, from its start or from a later state. */
export interface Recorded extends Pick<
  CaseFile,
  'release' | 'address' | 'seed' | 'flow' | 'settings' | 'start' | 'omitted' | 'rows'
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

/** Removes an origin, but not the beginning of another one, such as one with a port. */
const withoutOrigin = (json: string, origin: string) =>
  json.replaceAll(new RegExp(`${origin.replaceAll(/[.[\]]/g, '\\$&')}(?![\\w@-]|[.:][\\w-])`, 'g'), '');

/** Removes the origin from a recorded visit, and masks secrets and personal texts. */
export function createRecordedCase({ origin, secrets, keepsTexts, ...content }: Recorded): {
  recorded: RecordedContent;
  /** Places of texts that looked like a secret. */
  places: string[];
} {
  const visit = JSON.parse(withoutOrigin(JSON.stringify(content), origin)) as RecordedContent;
  const { masked, places } = maskVisit(visit, { secrets, keepsTexts });
  if (keepsTexts || masked.seed === null || !masked.flow) return { recorded: masked, places };
  // A seeded visit is one of the demo. Its flow finds the controls by their names.
  const { flow = masked.flow } = maskVisit(visit, { secrets, keepsTexts: true }).masked;
  const steps = masked.flow.steps.map((step, index) => ({ ...step, ...nameOf(flow.steps[index]) }));
  return { recorded: { ...masked, flow: { ...masked.flow, steps } as CaseFile['flow'] }, places };
}

const nameOf = (step: object | undefined) => (step && 'name' in step ? { name: step.name } : {});

/** Creates the file content of a visit. */
export function makeCase(reducer: ReplayReducer, visit: Recorded): MadeCase {
  const { recorded, places } = createRecordedCase(visit);
  try {
    return { text: writeCase({ ...recorded, ...replay(reducer, recorded) }), places };
  } catch (problem) {
    return { refusal: `Not saved: ${String(problem)}` };
  }
}
