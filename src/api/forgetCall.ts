import { api } from './api';

/** Forgets the progress and the error of the last call under a `fixedCacheKey`, for a form that opens afresh. */
export function forgetCall(fixedCacheKey: string) {
  return api.internalActions.removeMutationResult({ fixedCacheKey });
}
