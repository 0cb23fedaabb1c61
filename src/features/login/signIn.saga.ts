import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError, Credentials, SignIn, VerificationNeeded } from '@/api';
import { callEndpoint, entryApi, errorText } from '@/api';
import { DEFAULT_PHONE_CODE } from '@/domain/phone';
import { noticeOf } from '@/core/notices';
import { requestOtp } from '@/features/otp';
import { selectIsOpen } from '@/core/overlays';
import { startSession } from '@/core/session';
import { forget, isSecretRef, resolveSecrets } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { LOGIN_CALL, LOGIN_DRAFT } from './login.keys';
import type { loginSubmitted } from './login.events';

/**
 * Specification §4, "Login": submit; success stores token and user, closes dialog, loads the cart, shows
 * "Login Successful" toast (3 s). The token is in the vault already; `sessionStarted` loads the
 * cart.
 */
export function* logIn({ payload: credentials }: ReturnType<typeof loginSubmitted>): SagaGenerator<void> {
  const outcome = yield* tryLogin(credentials);
  if ('needsVerification' in outcome) {
    yield* verify(credentials, outcome);
    return;
  }
  forget(credentials.password);
  if (isSecretRef(credentials.phone)) forget(credentials.phone);
  if ('user' in outcome) yield* enter(outcome, 'loggedIn');
  else yield* put(noticeOf('refused', { text: errorText(outcome) }));
}

/**
 * Returns a session, a verification request, or an error. Servers send the verification request as a success
 * or as an error (api §3).
 */
export function* tryLogin(credentials: Credentials): SagaGenerator<SignIn | VerificationNeeded | ApiError> {
  const response = yield* callEndpoint(
    entryApi.endpoints.login.initiate(credentials, { fixedCacheKey: LOGIN_CALL }),
  );
  if (!response.error) return response.data;
  const { details } = response.error;
  const isVerificationRequest =
    typeof details === 'object' && details !== null && 'needsVerification' in details;
  return isVerificationRequest ? (details as VerificationNeeded) : response.error;
}

/** Starts the session, whose token is in the vault already, and shows the given notice. */
export function* enter(session: SignIn, notice: 'loggedIn' | 'registered'): SagaGenerator<void> {
  dropDraft(LOGIN_DRAFT);
  yield* call(startSession, session);
  yield* put(noticeOf(notice));
}

/** Specification §4: "If needs_verification is returned …, OTP is sent and the OTP dialog opens". */
function* verify({ phone: typed, password }: Credentials, { phone, phoneCode }: VerificationNeeded) {
  // The server has a user of this name, so it is no misplaced password.
  const loginName = String(resolveSecrets(typed));
  if (isSecretRef(typed)) forget(typed);
  // If the shopper has closed the dialog meanwhile, no code is sent.
  const isStillOpen = yield* select(selectIsOpen, 'login');
  const isSent =
    isStillOpen &&
    (yield* requestOtp({
      purpose: 'login',
      phone: phone ?? loginName,
      phoneCode: phoneCode ?? DEFAULT_PHONE_CODE,
      loginName,
      password,
    }));
  if (!isSent) forget(password);
}
