export { createFormats, dateLocaleOf, intlLocaleOf } from './formats';
export { TextsContext, useDirection, useFormats, useLocale, useT } from './TextsContext';
export { translate } from './translate';
export type { Messages, TextValues } from './translate';
