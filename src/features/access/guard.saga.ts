import { call, select, takeEvery } from 'typed-redux-saga';
import { paths } from '@/domain/paths';
import { goTo } from '@/core/navigation';
import { isIntendedEnd, selectEndedBy } from '@/core/session';
import { requireLogin } from './blockedAction.saga';
import {
  accountPageRefused,
  accountPageRequested,
  homeRedirected,
  refusedPageReopened,
} from './access.events';

/**
 * Redirects visitors from an account page to `/` with Login open; the requested page opens after the login
 * (R12).
 */
function* refuse(event: ReturnType<typeof accountPageRefused>) {
  const endedBy = yield* select(selectEndedBy);
  yield* goTo(paths.home, 'REPLACE');
  if (!isIntendedEnd(endedBy)) yield* call(requestLogin, event);
}

/**
 * Specification §2: "The wishlist link in navigation opens the login dialog for visitors." Does not navigate.
 */
function* requestLogin({ payload: address }: ReturnType<typeof accountPageRequested>) {
  yield* call(requireLogin, refusedPageReopened(address));
}

function* goHome() {
  yield* goTo(paths.home, 'REPLACE');
}

function* reopen({ payload: address }: ReturnType<typeof refusedPageReopened>) {
  yield* call(goTo, address);
}

export function* guardSaga() {
  yield* takeEvery(accountPageRefused, refuse);
  yield* takeEvery(accountPageRequested, requestLogin);
  yield* takeEvery(homeRedirected, goHome);
  yield* takeEvery(refusedPageReopened, reopen);
}
