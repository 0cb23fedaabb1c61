export { createFormats, intlLocaleOf } from './formats';
export type { Formats, MoneyParts } from './formats';
export { TextsContext, useDirection, useFormats, useLocale, useT } from './TextsContext';
export type { Texts } from './TextsContext';
export { translate } from './translate';
export type { Messages, TextValues, Translate } from './translate';
