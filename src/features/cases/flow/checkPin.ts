import { createFingerprints } from '../fingerprint';
import type { Pin } from './flowFile';
import { valueAt } from './statePath';

/** Occurrences of a text on the page. */
export interface ShownText {
  /** Number of places that show it now. */
  now: number;
  /** Largest number at one time since the last press. */
  most: number;
  /** Whether it has appeared since the last press, having been absent before. */
  hasAppeared: boolean;
  /** Corners of the page that showed it, such as "bottom left". */
  corners: readonly string[];
}

export interface Evidence {
  rows: readonly { type: string }[];
  state: unknown;
  shown: (text: string) => ShownText;
}

export interface PinOutcome {
  holds: boolean;
  /** What was found: a number of rows or places, the corners of a text, or the value in the state. */
  found: unknown;
}

const isSame = (one: unknown, other: unknown): boolean => {
  const print = createFingerprints();
  return print(one) === print(other);
};

const isExpected = (times: number | undefined, found: number) =>
  times === undefined ? found > 0 : found === times;

const wordsOf = (corner: string) => corner.split(/\s+/).filter(Boolean);

function checkText({ text, at, times }: Extract<Pin, { text: string }>, { shown }: Evidence): PinOutcome {
  const { now, most, hasAppeared, corners } = shown(text);
  const isNever = times === 0;
  // A toast has gone by now.
  const found = isNever && !hasAppeared ? now : now || most;
  if (at === undefined) return { holds: isExpected(times, found), found };
  const isThere = corners.some((corner) => wordsOf(at).every((word) => wordsOf(corner).includes(word)));
  if (found === 0) return { holds: isNever, found };
  return { holds: isThere !== isNever, found: corners.join(', ') };
}

/** Whether an expectation holds. */
export function checkPin(pin: Pin, evidence: Evidence): PinOutcome {
  if ('text' in pin) return checkText(pin, evidence);
  if ('state' in pin) {
    const found = valueAt(evidence.state, pin.state) ?? null;
    return { holds: isSame(found, pin.is), found };
  }
  const found = evidence.rows.filter((row) => fitsRow(pin, row)).length;
  return { holds: isExpected(pin.times, found), found };
}

/** Whether a row is of the pinned type and has the pinned values. */
export function fitsRow(
  { row, where = {} }: Extract<Pin, { row: string }>,
  found: { type: string },
): boolean {
  return (
    found.type === row && Object.entries(where).every(([path, value]) => isSame(valueAt(found, path), value))
  );
}

const howOften = (times: number | undefined) =>
  times === undefined ? '' : times === 0 ? ' never' : ` ${times} ${times === 1 ? 'time' : 'times'}`;

const isBut = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** An expectation as a sentence, such as "row cart/couponApplied must come never". */
export function pinLabel(pin: Pin): string {
  if ('state' in pin) return `state ${pin.state} is ${JSON.stringify(pin.is)}`;
  if ('text' in pin) {
    const place = pin.at === undefined ? '' : ` at the ${pin.at}`;
    return `text “${pin.text}” is seen${howOften(pin.times)}${place}`;
  }
  const details = Object.entries(pin.where ?? {}).map(([path, value]) => ` ${path}=${JSON.stringify(value)}`);
  return `row ${pin.row}${details.join('')} comes${howOften(pin.times)}`;
}

/** Why an expectation does not hold. */
export const failureLabel = (pin: Pin, { found }: PinOutcome): string =>
  `${pinLabel(pin)} — found: ${isBut(found)}`;
