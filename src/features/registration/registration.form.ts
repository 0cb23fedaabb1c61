/** The cache entry in which the dialog sees progress and errors. */
export const REGISTRATION_CALL = 'registration';
/** What was typed survives a closed dialog, except the password. */
export const REGISTRATION_DRAFT = 'registration';
