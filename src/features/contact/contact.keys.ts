/** `fixedCacheKey` of the call, from which the form reads progress, error and confirmation. */
export const CONTACT_CALL = 'contact';
/** Key of the form's draft. */
export const CONTACT_DRAFT = 'contact';
