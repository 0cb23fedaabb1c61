import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { paths } from '@/domain/paths';
import { goTo } from '@/features/navigation';
import { overlayClosed } from '@/features/overlays';

/** The search box was sent, by Enter or its button; carries the term. */
export const searchSubmitted = createAction<string>('search/searchSubmitted');

/** Specification §2: "Enter or the button sets the search term and goes to the products page". */
function* search({ payload }: ReturnType<typeof searchSubmitted>) {
  const term = payload.trim();
  yield* put(overlayClosed('search'));
  yield* call(goTo, term ? paths.search(term) : paths.products);
}

export function* searchSaga() {
  yield* takeEvery(searchSubmitted, search);
}
