/**
 * `fixedCacheKey`s of the calls, from which the dialogs read progress and errors; they are the dialogs'
 * names.
 */
export const RESET_CALL = 'resetPassword';
/** Key of the draft, which survives closing the dialog, and of the request for a code. */
export const FORGOT_DRAFT = 'forgotPassword';
