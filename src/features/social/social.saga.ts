import { createAction } from '@reduxjs/toolkit';
import { takeLatest } from 'typed-redux-saga';
import type { SocialProvider } from '@/domain/settings';
import { lazily } from '@/shared/saga';

/** Google, Facebook or Apple was pressed in the Login dialog. */
export const socialPressed = createAction<SocialProvider>('social/socialPressed');

/** The cache entry in which the dialog sees progress. */
export const SOCIAL_CALL = 'social';

/** A second press begins again: the window of the first may be lost behind others. */
export function* socialSaga() {
  yield* takeLatest(
    socialPressed,
    lazily(() => import('./signInWith.saga').then((file) => file.signInWith)),
  );
}
