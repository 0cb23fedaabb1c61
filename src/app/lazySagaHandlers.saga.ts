import type { Action } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { lazilyPressed } from '@/shared/saga';

const isLazy = ({ type }: Action) => /^(profile|support|seller)\//.test(type);

/** Sagas of pages outside the first load; their handlers are imported with the first of their actions. */
export function* lazySagas() {
  yield* takeEvery(
    isLazy,
    lazilyPressed(() => import('./lazySagaHandlers').then((file) => file.handleLazily)),
  );
}
