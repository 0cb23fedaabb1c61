import type { NewPin } from './createFlowLog';
import { pinLabels as labels } from './pinLabels';
import type { PinKind } from './pinLabels';

/** The form of an expectation as it is typed. */
export interface PinEntry {
  kind: PinKind;
  /** Type of the row, text, or path. */
  subject: string;
  /** Conditions of a row, or the expected value. */
  detail: string;
  times: string;
  corner: string;
}

export const emptyPin: PinEntry = { kind: 'rowComes', subject: '', detail: '', times: '', corner: '' };

/** A value as JSON; what is no JSON is a text. */
export function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses `payload.code=SAVE10 payload.shopId=2`; null if a part has no "=". */
export function conditionsOf(text: string): Record<string, unknown> | null {
  const parts = text.split(/\s+(?=[\w.]+=)/).filter((part) => part.trim() !== '');
  if (parts.some((part) => !/^[^=\s]+=/.test(part.trim()))) return null;
  return Object.fromEntries(
    parts.map((part) => {
      const [path = '', ...value] = part.trim().split('=');
      return [path, valueOf(value.join('='))];
    }),
  );
}

/** The expectation of a form, or an error message. `valueAt` reads the live state. */
export function pinOf(entry: PinEntry, valueAt: (path: string) => unknown): NewPin | string {
  const { kind, detail, corner } = entry;
  const subject = entry.subject.trim();
  const isNever = kind === 'rowNever' || kind === 'textNever';
  // The form does not show this field with the other kinds.
  const typed = kind === 'rowComes' || kind === 'textSeen' ? entry.times.trim() : '';
  const times = Number(typed);
  if (subject === '') return labels.badEntry;
  if (!Number.isInteger(times) || times < 0) return labels.badTimes;
  const often = isNever || typed !== '' ? { times } : {};
  if (kind === 'stateIs') {
    if (detail.trim() !== '') return { state: subject, is: valueOf(detail) };
    const value = valueAt(subject);
    return value === undefined ? labels.noValue(subject) : { state: subject, is: value };
  }
  if (kind === 'textSeen' || kind === 'textNever')
    return { text: subject, ...(!isNever && corner !== '' && { at: corner }), ...often };
  const where = conditionsOf(detail);
  if (!where) return labels.badWhere;
  return { row: subject, ...(Object.keys(where).length > 0 && { where }), ...often };
}
