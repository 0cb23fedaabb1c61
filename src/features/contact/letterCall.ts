/** `fixedCacheKey` of the call, from which the form reads progress, error and confirmation. */
export const LETTER_CALL = 'letter';
/** Key of the form's draft. */
export const LETTER_DRAFT = 'letter';
