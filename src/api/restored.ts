import { createAction } from '@reduxjs/toolkit';

/** What an earlier visit left in the storage. Each slice reads its own part and distrusts it. */
export interface Restored {
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

/** The one row of a start: replaces redux-persist's own, which cannot be replayed. */
export const restored = createAction<Restored>('persistence/restored');
