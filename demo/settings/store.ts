import type { Locale } from '../languages';
import { masterOf, type Master } from './master';
import { variants, type Variant } from './variants';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `over` laid on top of `under`, object by object; lists are replaced as a whole. */
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
  /** Lays other settings over the usual ones until the next reset. QA only: what is laid on top is not checked. */
  override(part: Json): void;
  clear(): void;
}

/** The settings of a variant, which a reset goes back to. */
export function settingsStore(variant: Variant = 'marsa'): SettingsStore {
  let laidOver: Json = {};
  return {
    master: (locale) => merged(merged(masterOf(locale), variants[variant]), laidOver) as Master,
    override: (part) => {
      laidOver = merged(laidOver, part);
    },
    clear: () => {
      laidOver = {};
    },
  };
}
