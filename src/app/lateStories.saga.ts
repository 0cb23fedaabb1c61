import type { Action } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';

const isLate = ({ type }: Action) => /^(profile|support|seller)\//.test(type);

/** Stories of pages that the first one does not need: even who hears their events comes with the first of them. */
export function* lateStoriesSaga() {
  yield* takeEvery(
    isLate,
    lazilyPressed(() => import('./lateStories').then((file) => file.tellLate)),
  );
}
