/**
 * The English text that a translation is found by. `t('…')`, and `text`, `title` and `key` of a table or a notice are known
 * to be keys; this type marks the others, so that `scripts/collectTexts.ts` finds them.
 */
export type TextKey = string;
