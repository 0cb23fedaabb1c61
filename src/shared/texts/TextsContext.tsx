import { createContext, useContext } from 'react';
import type { Direction } from '@/domain/settings';
import type { Formats } from './formats';
import { createFormats } from './formats';
import type { Translate } from './translate';
import { translate } from './translate';

export interface Texts {
  t: Translate;
  formats: Formats;
  direction: Direction;
  /** Language code, as in the settings. */
  locale: string;
}

const englishTexts: Texts = {
  t: (key, values) => translate({ messages: {}, intlLocale: 'en-US' }, key, values),
  formats: createFormats('en-US', { symbol: '$', position: 'prefix' }),
  direction: 'ltr',
  locale: 'en',
};

/** Provides texts and formats to all components; `app/` sets its value from the store. */
export const TextsContext = createContext<Texts>(englishTexts);

/** Translation function: `t('Add to Cart')`. */
export function useT(): Translate {
  return useContext(TextsContext).t;
}

export function useFormats(): Formats {
  return useContext(TextsContext).formats;
}

export function useDirection(): Direction {
  return useContext(TextsContext).direction;
}

export function useLocale(): string {
  return useContext(TextsContext).locale;
}
