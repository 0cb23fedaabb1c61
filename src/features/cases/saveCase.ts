import type { Settings } from '@/domain/settings';
import { selectSettings } from '@/core/settings';
import { addressHere, clock, saveText } from '@/shared/adapters';
import manifest from '../../../package.json';
import type { CaseOutcome } from './caseOutcome';
import { makeCase } from './makeCase';
import type { Recorded } from './makeCase';
import type { ReplayReducer } from './replay';
import { labels } from './labels';

/** Excerpt of the settings for readers of the file; the rows contain all of them. */
const recordedSettings = ({
  appName,
  isMultiVendor,
  cashOnDelivery,
  onlinePayment,
  themeColors,
}: Settings) => ({
  appName,
  isMultiVendor,
  cashOnDelivery,
  onlinePayment,
  primaryColor: themeColors?.primary ?? null,
});

export interface Visit extends Pick<
  Recorded,
  'address' | 'seed' | 'flow' | 'start' | 'omitted' | 'rows' | 'secrets'
> {
  /** Live state of the shop. */
  state: unknown;
}

/** Adds release, settings and origin to a visit. */
export function recordedOf({ state, ...visit }: Visit, keepsTexts: boolean): Recorded {
  return {
    ...visit,
    release: manifest.version,
    settings: recordedSettings(selectSettings(state as Parameters<typeof selectSettings>[0])),
    origin: addressHere('/').slice(0, -1),
    keepsTexts,
  };
}

/** Creates the case of a visit and starts its download. */
export function saveCase(reducer: ReplayReducer, visit: Visit, keepsTexts: boolean): CaseOutcome {
  const made = makeCase(reducer, recordedOf(visit, keepsTexts));
  if ('refusal' in made) return { problem: made.refusal };
  const name = nameOf(clock.now());
  saveText(name, made.text);
  return { done: labels.saved(visit, name, made.text.length), masked: made.places };
}

/** `2026-11-22-0915.case.json` */
function nameOf(now: number): string {
  const [day = '', time = ''] = new Date(now).toISOString().split('T');
  return `${day}-${time.slice(0, 5).replace(':', '')}.case.json`;
}
