import { createAction } from '@reduxjs/toolkit';
import { call, select, takeEvery } from 'typed-redux-saga';
import { paths } from '@/domain/paths';
import { goTo } from '@/core/navigation';
import { selectEndedBy } from '@/core/session';
import { requireLogin } from './blockedAction.saga';

/** A visitor opened an account page; carries its address. */
export const accountPageRefused = createAction<string>('access/accountPageRefused');
/** A visitor pressed a link to an account page; carries its address. */
export const accountPageRequested = createAction<string>('access/accountPageRequested');
/** A path that this shop does not have in its mode was opened. */
export const homeRedirected = createAction<string>('access/homeRedirected');
/** The page that a visitor first asked for opens after the login. */
export const refusedPageReopened = createAction<string, 'access/refusedPageReopened'>(
  'access/refusedPageReopened',
);

/** Ends that were somebody's wish: they lead to `/` without a dialog (R12). */
const WISHED: ReadonlySet<string | null> = new Set(['loggedOut', 'loggedOutElsewhere', 'replaced']);

/** Visitors at an account page are sent to `/` with Login open; after login the page first asked for opens (R12). */
function* refuse(event: ReturnType<typeof accountPageRefused>) {
  const endedBy = yield* select(selectEndedBy);
  yield* goTo(paths.home, 'REPLACE');
  if (!WISHED.has(endedBy)) yield* call(request, event);
}

/** Specification §2: "The wishlist link in navigation opens the login dialog for visitors." The page below stays. */
function* request({ payload: address }: ReturnType<typeof accountPageRequested>) {
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
  yield* takeEvery(accountPageRequested, request);
  yield* takeEvery(homeRedirected, goHome);
  yield* takeEvery(refusedPageReopened, reopen);
}
