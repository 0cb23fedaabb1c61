/** `fixedCacheKey` of the call, from which the dialog reads progress and errors. */
export const REGISTRATION_CALL = 'registration';
/** Draft key; drafts survive closing the dialog and never contain the password. */
export const REGISTRATION_DRAFT = 'registration';
