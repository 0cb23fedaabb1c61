import { call, put, takeEvery } from 'typed-redux-saga';
import { paths } from '@/domain/paths';
import { goTo } from '@/core/navigation';
import { overlayClosed } from '@/core/overlays';
import { searchSubmitted } from './search.slice';

/** Specification §2: "Enter or the button sets the search term and goes to the products page". */
function* handleSearch({ payload }: ReturnType<typeof searchSubmitted>) {
  const term = payload.trim();
  yield* put(overlayClosed('search'));
  yield* call(goTo, term ? paths.search(term) : paths.products);
}

export function* searchSaga() {
  yield* takeEvery(searchSubmitted, handleSearch);
}
