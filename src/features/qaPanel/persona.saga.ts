import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, cartApi, entryApi, qaServerApi } from '@/api';
import { paths } from '@/domain/paths';
import type { Persona } from '@/domain/qaLink';
import { cartOutdated, selectServerCart, shopsSelected } from '@/features/cart';
import { loginSubmitted } from '@/features/login';
import { logoutConfirmed } from '@/features/logout';
import { goTo } from '@/core/navigation';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { selectUser, sessionEnded, sessionStarted, untilUserKnown } from '@/core/session';
import { storeSecret } from '@/shared/adapters';
import type { personaChosen } from './qaPanel.slice';
import { personaRefused } from './qaPanel.slice';
import { PERSONA_PASSWORD, personaAccounts } from './personas';
import { labels } from './labels';

/** Signs in as a seeded account through the login saga, or signs out through the logout saga. */
export function* becomePersona({ payload: persona }: ReturnType<typeof personaChosen>): SagaGenerator<void> {
  yield* untilUserKnown();
  const user = yield* select(selectUser);
  if (persona === 'cart' || persona === 'checkout') return yield* call(becomeReady, persona);
  const account = persona === 'visitor' ? null : personaAccounts[persona];
  if ((user?.email ?? null) === account && (user === null) === (account === null)) return;
  if (user) yield* call(logOut);
  if (account) yield* logIn(account, persona);
}

/** The shopper whose cart the backend's QA interface has filled, on the checkout if requested. */
function* becomeReady(persona: 'cart' | 'checkout'): SagaGenerator<void> {
  const { data: account } = yield* callEndpoint(
    qaServerApi.endpoints.fillQaCart.initiate(undefined, { track: false }),
  );
  if (account === undefined) {
    yield* put(personaRefused(labels.noReadyCart));
    return;
  }
  const user = yield* select(selectUser);
  if (user?.email === account) yield* put(cartOutdated('otherTab'));
  else {
    if (user) yield* call(logOut);
    if (!(yield* call(logIn, account, persona))) return;
  }
  yield* take(isBasketRead);
  if (persona === 'cart') return;
  const { shops } = yield* select(selectServerCart);
  yield* put(shopsSelected(shops.map(({ shopId }) => shopId)));
  yield* goTo(paths.checkout);
}

const { getCart } = cartApi.endpoints;

const isBasketRead = (action: Action) =>
  getCart.matchFulfilled(action) && !action.meta.arg.originalArgs.isBuyNow;

function* logOut(): SagaGenerator<void> {
  yield* put(logoutConfirmed());
  yield* take(sessionEnded);
}

const { login } = entryApi.endpoints;

/** Returns false for a refused login; a phone verification that is required may still follow. */
function* logIn(account: string, persona: Persona): SagaGenerator<boolean> {
  // Phone verification is only requested while the login dialog is open.
  yield* put(overlayOpened({ name: 'login', reason: 'button' }));
  yield* put(loginSubmitted({ phone: account, password: storeSecret(PERSONA_PASSWORD) }));
  const { refusal } = yield* race({
    started: take(sessionStarted),
    fulfilled: take(login.matchFulfilled),
    refusal: take(login.matchRejected),
  });
  const needsVerification = refusal?.payload?.details !== undefined;
  if (!refusal || needsVerification) return true;
  yield* put(overlayClosed('login'));
  yield* put(personaRefused(refusalMessage(refusal.payload, account, persona)));
  return false;
}

function refusalMessage(error: ApiError | undefined, account: string, persona: Persona): string {
  if (error?.kind !== 'http') return labels.personaNotLoggedIn(persona);
  const isUnknown = error.status === 401 || error.status === 404 || error.status === 422;
  return isUnknown ? labels.personaUnknown(account) : labels.personaRefused(account, error.status ?? 0);
}
