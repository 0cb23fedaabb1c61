import type { Action } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { lazily } from '@/shared/saga';

const isLate = ({ type }: Action) => /^(profile|support|seller)\//.test(type);

/** Stories of pages that the first one does not need: even who hears their events comes with the first of them. */
export function* lateStoriesSaga() {
  yield* takeEvery(
    isLate,
    lazily(() => import('./lateStories').then((file) => file.tellLate)),
  );
}
