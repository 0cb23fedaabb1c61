import { createAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { ApiError, Credentials, VerificationNeeded } from '@/api';
import { callEndpoint, errorText, forgetCall, sessionApi } from '@/api';
import { noticeOf } from '@/features/notices';
import { overlayClosed, overlayOpened } from '@/features/overlays';
import { sessionStarted } from '@/features/session';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';

/** The Login form was sent; the password is sealed. */
export const loginSubmitted = createAction<Credentials>('login/loginSubmitted');

/** The server wants the phone verified before it lets anyone in. */
export const verificationAsked =
  createAction<Omit<VerificationNeeded, 'needsVerification'>>('login/verificationAsked');

/** The cache entry in which the dialog sees progress and errors. */
export const LOGIN_CALL = 'login';
const selectLoginCall = sessionApi.endpoints.login.select(LOGIN_CALL);
/** What was typed survives a closed dialog, except the password. */
export const LOGIN_DRAFT = 'login';

/**
 * Specification §4, "Login": submit; success stores token and user, closes dialog, loads the cart, shows
 * "Login Successful" toast (3 s). The token is in the vault by then; the cart loads because a session has started.
 */
function* logIn({ payload: credentials }: ReturnType<typeof loginSubmitted>) {
  const answer = yield* callEndpoint(
    sessionApi.endpoints.login.initiate(credentials, { fixedCacheKey: LOGIN_CALL }),
  );
  forget(credentials.password);
  const verification = verificationIn(answer.error ?? answer.data);
  if (verification) {
    yield* put(verificationAsked({ phone: verification.phone, phoneCode: verification.phoneCode }));
  } else if (answer.error) {
    yield* put(noticeOf('refused', { text: errorText(answer.error) }));
  } else if ('user' in answer.data) {
    dropDraft(LOGIN_DRAFT);
    yield* put(sessionStarted(answer.data));
    yield* put(noticeOf('loggedIn'));
  }
}

/** The wish to verify comes as a success or as an error (contract §3). */
function verificationIn(answer: ApiError | object | undefined): VerificationNeeded | null {
  const found = answer && 'details' in answer ? answer.details : answer;
  return typeof found === 'object' && found !== null && 'needsVerification' in found
    ? (found as VerificationNeeded)
    : null;
}

/** A dialog that opens afresh shows no error of an earlier try; one that is on its way goes on. */
function* forgetLastTry({ payload }: ReturnType<typeof overlayOpened>) {
  const { isError } = yield* select(selectLoginCall);
  if (payload.name === 'login' && isError) yield* put(forgetCall(LOGIN_CALL));
}

/** Whoever is signed in needs no login: by this dialog, in another tab, or by a token that was still there. */
function* closeDialog() {
  yield* put(overlayClosed('login'));
}

/** One call however often the button is pressed. */
export function* loginSaga() {
  yield* takeEvery(sessionStarted, closeDialog);
  yield* takeLeading(loginSubmitted, logIn);
  yield* takeEvery(overlayOpened, forgetLastTry);
}
