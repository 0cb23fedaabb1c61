/**
 * English text that serves as the translation key. `scripts/collectTexts.ts` recognizes `t('…')` and the
 * fields `text`, `title` and `key`; this type marks all other keys for it.
 */
export type TextKey = string;
