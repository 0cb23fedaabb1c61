/** `fixedCacheKey` of the call, from which the dialog reads progress. */
export const SOCIAL_CALL = 'social';
