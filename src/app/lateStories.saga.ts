import type { Action } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';

const isLate = ({ type }: Action) => /^(profile|support|seller)\//.test(type);

/** Sagas of pages outside the first load; their handlers are imported with the first of their actions. */
export function* lateStoriesSaga() {
  yield* takeEvery(
    isLate,
    lazilyPressed(() => import('./lateStories').then((file) => file.tellLate)),
  );
}
