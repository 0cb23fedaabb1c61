import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { ApiError, Credentials, SignIn, VerificationNeeded } from '@/api';
import { callEndpoint, entryApi, errorText } from '@/api';
import { DEFAULT_PHONE_CODE } from '@/domain/phone';
import { noticeOf } from '@/core/notices';
import { requestOtp } from '@/features/otp';
import { selectIsOpen } from '@/core/overlays';
import { sessionStarted } from '@/core/session';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { LOGIN_CALL, LOGIN_DRAFT } from './login.form';
import type { loginSubmitted } from './login.saga';

/**
 * Specification §4, "Login": submit; success stores token and user, closes dialog, loads the cart, shows
 * "Login Successful" toast (3 s). The token is in the vault by then; the cart loads because a session has started.
 */
export function* logIn({ payload: credentials }: ReturnType<typeof loginSubmitted>): SagaGenerator<void> {
  const outcome = yield* tryLogin(credentials);
  if ('needsVerification' in outcome) {
    yield* verify(credentials, outcome);
    return;
  }
  forget(credentials.password);
  if ('user' in outcome) yield* enter(outcome, 'loggedIn');
  else yield* put(noticeOf('refused', { text: errorText(outcome) }));
}

/** A session, the wish to verify the phone first, or a refusal; the wish comes as a success or as an error (api §3). */
export function* tryLogin(credentials: Credentials): SagaGenerator<SignIn | VerificationNeeded | ApiError> {
  const response = yield* callEndpoint(
    entryApi.endpoints.login.initiate(credentials, { fixedCacheKey: LOGIN_CALL }),
  );
  if (!response.error) return response.data;
  const { details } = response.error;
  const isLoginRequest = typeof details === 'object' && details !== null && 'needsVerification' in details;
  return isLoginRequest ? (details as VerificationNeeded) : response.error;
}

/** The token is in the vault already: the session starts, with the words of the story that led here. */
export function* enter(session: SignIn, label: 'loggedIn' | 'registered'): SagaGenerator<void> {
  dropDraft(LOGIN_DRAFT);
  yield* put(sessionStarted(session));
  yield* put(noticeOf(label));
}

/** Specification §4: "If needs_verification is returned …, OTP is sent and the OTP dialog opens". */
function* verify({ phone: loginName, password }: Credentials, { phone, phoneCode }: VerificationNeeded) {
  // Whoever closed the dialog meanwhile has changed their mind.
  const isOptimistic = yield* select(selectIsOpen, 'login');
  const isSent =
    isOptimistic &&
    (yield* requestOtp({
      purpose: 'login',
      phone: phone ?? loginName,
      phoneCode: phoneCode ?? DEFAULT_PHONE_CODE,
      loginName,
      password,
    }));
  if (!isSent) forget(password);
}
