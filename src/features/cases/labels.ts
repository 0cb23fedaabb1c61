import type { Difference } from './replay';

/** Number of paths in a message. */
const MOST_PATHS = 3;
/** Number of listed places. */
const MOST_PLACES = 20;

interface Rows {
  rows: readonly unknown[];
  omitted?: number | undefined;
}

/** What a case of a long visit lacks. */
export const omittedLabel = ({ omitted }: Rows) =>
  omitted
    ? ` The first ${omitted} rows of the visit are not in it: it begins with the state after them.`
    : '';

const opened = (found: Rows) =>
  `${found.rows.length} rows opened. Move through them in the DevTools; “Back to now” leads back.${omittedLabel(found)}`;

/** Texts of the case tools; internal, so they are English and not translated. */
export const labels = {
  explanation: 'A case is this visit as a file: every row, to be looked at again here or on another machine.',
  save: 'Save case',
  shortcut: 'or press Alt+Shift+S',
  open: 'Open case',
  file: 'Case file',
  saved: (visit: Rows, name: string, bytes: number) =>
    `${visit.rows.length} rows saved as ${name}, ${(bytes / 1000).toFixed(0)} kB.${omittedLabel(visit)}`,
  keepTexts: 'Keep names and texts',
  keepTextsHint:
    'Otherwise names, phones, e-mails, addresses, chat texts and hosts are masked, the same text always in the same way. Secrets are never saved.',
  masked: (places: readonly string[]) =>
    `${places.length} ${places.length === 1 ? 'place looks like a secret and was' : 'places look like secrets and were'} masked:`,
  maskedPlaces: (places: readonly string[]) => {
    const further = places.length - MOST_PLACES;
    return [...places.slice(0, MOST_PLACES), ...(further > 0 ? [`and ${further} more`] : [])];
  },
  opened,
  openedDifferent: (found: Rows, { row, type, paths }: Difference) => {
    const listed = paths.slice(0, MOST_PATHS).map((path) => `"${path}"`);
    const at = listed.length > 0 ? `, at ${listed.join(', ')}` : '';
    return `${opened(found)} This storefront differs from row ${row} (${type}) on${at}.`;
  },
  needsDevTools:
    'To open a case the page needs the Redux DevTools: install the browser’s extension, load this page again, and open the case then.',
  unknownEndpoint: (type: string, release: string) =>
    `This case cannot be opened here: it contains ${type}, which this storefront does not know. It was saved in release ${release}.`,
  stateDifference: (position: string) =>
    `This case is broken: its first state is not a state of the shop, at "${position}".`,
  wrongEnd: (position: string) =>
    `This case is broken: it leads to a state that is none of the shop’s, at “${position}”.`,
  unplayable: (problem: unknown) =>
    `This case is broken: ${problem instanceof Error ? problem.message : String(problem)}`,
  isCase: 'This is a case file. Open it in the QA panel: Case, Open case.',
  noRows: 'This file has no rows of a timeline.',
  shortened:
    'Their first state is one that was shortened for display, because the visit had more rows than the DevTools keep. Use Export and Import instead of Persist.',
  unknownRow: (type: string) => `They contain ${type}, which this storefront does not know.`,
  noState: (position: string) => `They lead to a state that is none of the shop’s, at “${position}”.`,
} as const;
