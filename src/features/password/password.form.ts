/** The cache entries in which the dialogs see progress and errors: the names of the dialogs. */
export const RESET_CALL = 'resetPassword';
/** What was typed survives a closed dialog. */
export const FORGOT_DRAFT = 'forgotPassword';
