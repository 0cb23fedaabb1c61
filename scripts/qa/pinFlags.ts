import type { CaseFile } from '../../src/features/cases/caseFile';
import { fitsRow } from '../../src/features/cases/flow/checkPin';
import type { Pin } from '../../src/features/cases/flow/flowFile';
import { conditionsOf, valueOf } from '../../src/features/cases/flow/pinEntry';
import { valueAt } from '../../src/features/cases/flow/statePath';

const NAMES = ['--must', '--never', '--text', '--no-text', '--state'] as const;
type FlagName = (typeof NAMES)[number];
export interface Flag {
  name: FlagName;
  value: string;
}

const isFlag = (text: string): text is FlagName => (NAMES as readonly string[]).includes(text);

/** Separates the flags of expectations from the other arguments. */
export function takeFlags(given: readonly string[]): {
  positional: string[];
  flags: Flag[];
  problem: string | null;
} {
  const positional: string[] = [];
  const flags: Flag[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const [name = '', value] = [given[index], given[index + 1]];
    if (!name.startsWith('--')) positional.push(name);
    else if (!isFlag(name)) return { positional, flags, problem: `There is no ${name}.` };
    else if (value === undefined) return { positional, flags, problem: `${name} needs a value.` };
    else {
      flags.push({ name, value });
      index += 1;
    }
  }
  return { positional, flags, problem: null };
}

/** `was`, where the saved visit differs from what is expected: it contains the bug. */
const withFound = (pin: Pin, holds: boolean, was: unknown): Pin => (holds ? pin : { ...pin, was });

function rowPin(text: string, isNever: boolean, { rows }: CaseFile): Pin | string {
  const [row = '', ...rest] = text.trim().split(/\s+/);
  const where = conditionsOf(rest.join(' '));
  if (row === '' || !where) return `"${text}" is no row, such as cart/couponApplied payload.code=SAVE10.`;
  const pin = { row, ...(rest.length > 0 && { where }), ...(isNever && { times: 0 }) };
  const count = rows.filter((each) => fitsRow(pin, each)).length;
  return withFound(pin, isNever ? count === 0 : count > 0, count);
}

function statePin(text: string, file: CaseFile): Pin | string {
  // Keys of the cache contain "=", other paths do not.
  const end = text.startsWith('api.') ? text.lastIndexOf('=') : text.indexOf('=');
  if (end < 1) return `"${text}" is no state, such as cart.selectedShopIds=[10].`;
  const [state, is] = [text.slice(0, end), valueOf(text.slice(end + 1))];
  const pin = { after: file.flow?.steps.length ?? 0, state, is };
  // The file has fingerprints instead of the cache, whose values only the repeated visit shows.
  if (state.startsWith('api.')) return pin;
  const was = valueAt(file.end, state) ?? null;
  return withFound(pin, JSON.stringify(was) === JSON.stringify(is), was);
}

function pinOf({ name, value }: Flag, file: CaseFile): Pin | string {
  if (name === '--state') return statePin(value, file);
  const [, kind = '', rest = ''] = /^\s*(row|text)\s+(.*)$/s.exec(value) ?? [];
  const isText = name.endsWith('text') || kind === 'text';
  const isNever = name.startsWith('--n');
  if (!isText)
    return kind === 'row' ? rowPin(rest, isNever, file) : `"${value}" begins with "row" or "text".`;
  const text = name.endsWith('text') ? value : rest;
  return { after: file.flow?.steps.length ?? 0, text, ...(isNever && { times: 0 }) };
}

/** Expectations of flags, for the end of the visit; an error message if one is not understood. */
export function pinsOf(flags: readonly Flag[], file: CaseFile): Pin[] | string {
  const pins: Pin[] = [];
  if (flags.length > 0 && !file.flow) return 'This case has no presses, so nothing can be expected of them.';
  for (const flag of flags) {
    const pin = pinOf(flag, file);
    if (typeof pin === 'string') return pin;
    pins.push(pin);
  }
  return pins;
}
