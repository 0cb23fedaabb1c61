import type { Locale } from '../languages';
import { masterOf, type Master } from './master';
import { variants, type Variant } from './variants';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep-merges `over` into `under`; arrays are replaced. */
function merged(under: Json, over: Json): Json {
  const result = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] = isObject(below) && isObject(value) ? merged(below, value) : value;
  }
  return result;
}

export interface SettingsStore {
  master(locale: Locale): Master;
  /** Overrides settings until the next reset. QA only: the values are not validated. */
  override(changes: Json): void;
  clear(): void;
}

/** The settings of a variant; `clear` returns to them. */
export function settingsStore(variant: Variant = 'marsa'): SettingsStore {
  let overrides: Json = {};
  return {
    master: (locale) => merged(merged(masterOf(locale), variants[variant]), overrides) as Master,
    override: (changes) => {
      overrides = merged(overrides, changes);
    },
    clear: () => {
      overrides = {};
    },
  };
}
