/** `fixedCacheKey` of the call, from which the dialog reads progress and errors. */
export const LOGIN_CALL = 'login';
/** Draft key; drafts survive closing the dialog and never contain the password. */
export const LOGIN_DRAFT = 'login';
