/**
 * `fixedCacheKey`s of the calls, from which the dialogs read progress and errors; they are the dialogs'
 * names.
 */
export const RESET_CALL = 'resetPassword';
/** Draft key; the draft survives closing the dialog. */
export const FORGOT_DRAFT = 'forgotPassword';
