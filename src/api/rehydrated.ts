import { createAction } from '@reduxjs/toolkit';

/** Persisted state of an earlier visit. Each slice validates its own part. */
export interface Rehydrated {
  api?: unknown;
  session?: unknown;
  cart?: unknown;
  locale?: unknown;
  appearance?: unknown;
  chat?: unknown;
  checkout?: unknown;
  otp?: unknown;
  search?: unknown;
}

/** State was rehydrated. Replaces redux-persist's own action, which is not replayable. */
export const rehydrated = createAction<Rehydrated>('persistence/restored');
