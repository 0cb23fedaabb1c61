import type { Action } from '@reduxjs/toolkit';

interface OfCall {
  meta?: { arg?: { endpointName?: string } };
}

/**
 * Name of the endpoint to whose call the action belongs, if any. For matching calls of endpoints that lazily
 * loaded chunks inject.
 */
export const endpointOf = (action: Action): string | undefined =>
  (action as Action & OfCall).meta?.arg?.endpointName;
