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

/** Choices that another tab persisted since, for slices that are the same in all tabs. */
export const choicesFollowed =
  createAction<Pick<Rehydrated, 'appearance' | 'search'>>('persistence/followed');
