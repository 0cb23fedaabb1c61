/** `fixedCacheKey` of each call, from which the forms read progress and errors. */
export const PROFILE_CALL = 'profile';
export const PASSWORD_CALL = 'passwordChange';

/** Key of the profile form's draft. */
export const PROFILE_DRAFT = 'profile';
