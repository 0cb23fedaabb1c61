import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ApiError, Credentials, VerificationNeeded } from '@/api';
import { errorText } from '@/api';
import { AUTO_LOGIN_DELAY } from '@/domain/timing';
import type { TextKey } from '@/domain/textKey';
import type { OtpDetails, otpConfirmed } from '@/features/otp';
import { requestOtp, selectOtpRequest } from '@/features/otp';
import { noticeOf } from '@/core/notices';
import type { OverlayName } from '@/core/overlays';
import { overlayReplaced, selectIsOpen } from '@/core/overlays';
import { sessionStarted } from '@/core/session';
import type { SecretRef } from '@/shared/adapters';
import { forget } from '@/shared/adapters';
import { saveDraft } from '@/shared/drafts';
import { wait } from '@/shared/saga';
import { enter, tryLogin } from './signIn.saga';
import { LOGIN_DRAFT } from './login.keys';

/** Account of the automatic login, and where to send a code if the server requests verification. */
export interface AutoLogin extends OtpDetails {
  purpose: 'login' | 'registration';
  password: SecretRef;
  /** Dialog that is open until the login. */
  from: OverlayName;
}

/** "after verification, after 1 second, login is repeated automatically" (specification §4). */
export function* logInConfirmed({ payload }: ReturnType<typeof otpConfirmed>): SagaGenerator<void> {
  const { purpose, phone, phoneCode, loginName, password } = payload;
  if (purpose === 'forgotPassword') return;
  if (password) {
    yield* autoLogin({ purpose, phone, phoneCode, loginName, password, from: 'otp' });
    return;
  }
  // After a reload the password is no longer in memory (R16).
  yield* put(noticeOf('verified'));
  yield* logInByHand(loginName, 'otp');
}

/** Logs in after a second, unless the user has signed in meanwhile; if that fails, opens the Login dialog. */
export function* autoLogin(requested: AutoLogin): SagaGenerator<void> {
  const { purpose, loginName, password, from } = requested;
  const { isSignedIn } = yield* race({
    isDue: call(wait, AUTO_LOGIN_DELAY),
    isSignedIn: take(sessionStarted),
  });
  const credentials: Credentials = { phone: loginName, password };
  const outcome = isSignedIn ? null : yield* tryLogin(credentials);
  if (outcome && 'needsVerification' in outcome) {
    yield* verifyAgain(requested, outcome);
    return;
  }
  forget(password);
  if (!outcome) return;
  if ('user' in outcome) {
    yield* enter(outcome, purpose === 'login' ? 'loggedIn' : 'registered');
    return;
  }
  yield* put(noticeOf('refused', { text: refusal(outcome, purpose) }));
  yield* logInByHand(loginName, from);
}

/**
 * 'Login with "Please verify phone number." starts OTP verification instead of an error' (specification §8),
 * also after an automatic login. The next login waits for the shopper's code, so this cannot loop.
 */
function* verifyAgain({ from, ...requested }: AutoLogin, { phone, phoneCode }: VerificationNeeded) {
  // If the shopper has closed the dialog meanwhile, no code is sent.
  const isStillOpen = yield* select(selectIsOpen, from);
  const isSent =
    isStillOpen &&
    (yield* requestOtp({
      ...requested,
      phone: phone ?? requested.phone,
      phoneCode: phoneCode ?? requested.phoneCode,
    }));
  if (!isSent) {
    forget(requested.password);
    yield* logInByHand(requested.loginName, from);
  } else if (from === 'otp' && (yield* select(selectOtpRequest))?.sentAt) {
    yield* put(noticeOf('codeResent'));
  }
}

/** "Login failure after registration falls back to 'Login failed'" (specification §8). */
function refusal(error: ApiError, purpose: 'login' | 'registration') {
  const labels = errorText(error);
  return 'key' in labels && purpose === 'registration' ? { key: 'Login failed' satisfies TextKey } : labels;
}

/** Replaces a dialog by Login with the name filled in, unless the shopper has closed the dialog meanwhile. */
function* logInByHand(loginName: string, closed: OverlayName) {
  saveDraft(LOGIN_DRAFT, { phone: loginName });
  if (yield* select(selectIsOpen, closed))
    yield* put(overlayReplaced({ closed, opened: { name: 'login', reason: 'button' } }));
}
