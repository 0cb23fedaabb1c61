/** The cache entry in which the dialog sees progress and errors. */
export const LOGIN_CALL = 'login';
/** What was typed survives a closed dialog, except the password. */
export const LOGIN_DRAFT = 'login';
