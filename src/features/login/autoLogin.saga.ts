import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ApiError, Credentials, VerificationNeeded } from '@/api';
import { errorText } from '@/api';
import { AUTO_LOGIN_DELAY } from '@/domain/timing';
import type { TextKey } from '@/domain/textKey';
import type { OtpDetails, otpConfirmed } from '@/features/otp';
import { requestOtp, selectOtpRequest } from '@/features/otp';
import { noticeOf } from '@/core/notices';
import type { EntryDialog } from '@/core/overlays';
import { overlayReplaced, selectIsOpen } from '@/core/overlays';
import { sessionStarted } from '@/core/session';
import type { SecretRef } from '@/shared/adapters';
import { forget } from '@/shared/adapters';
import { saveDraft } from '@/shared/drafts';
import { wait } from '@/shared/saga';
import { enter, tryLogin } from './signIn.saga';
import { LOGIN_DRAFT } from './login.form';

/** Who is logged in automatically, and where a code goes if the server asks for verification. */
export interface AutoLogin extends OtpDetails {
  purpose: 'login' | 'registration';
  password: SecretRef;
  /** The dialog that is open meanwhile. */
  from: EntryDialog;
}

/** "after verification, after 1 second, login is repeated automatically" (specification §4). */
export function* logInConfirmed({ payload }: ReturnType<typeof otpConfirmed>): SagaGenerator<void> {
  const { purpose, phone, phoneCode, loginName, password } = payload;
  if (purpose === 'forgotPassword') return;
  if (password) {
    yield* autoLogin({ purpose, phone, phoneCode, loginName, password, from: 'otp' });
    return;
  }
  // A reload lay between: the password is gone with the page (R16).
  yield* put(noticeOf('verified'));
  yield* logInByHand(loginName, 'otp');
}

/** Logs in a second later, unless somebody did so meanwhile; where that fails, the shopper does it by hand. */
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
 * 'Login with "Please verify phone number." starts OTP verification instead of an error' (specification §8), also when the
 * login is the automatic one. The next login waits for the shopper's code, so this cannot loop by itself.
 */
function* verifyAgain({ from, ...requested }: AutoLogin, { phone, phoneCode }: VerificationNeeded) {
  // A shopper who closed the dialog meanwhile has changed their mind.
  const isOptimistic = yield* select(selectIsOpen, from);
  const isSent =
    isOptimistic &&
    (yield* requestOtp({
      ...requested,
      phone: phone ?? requested.phone,
      phoneCode: phoneCode ?? requested.phoneCode,
    }));
  if (!isSent) forget(requested.password);
  else if (from === 'otp' && (yield* select(selectOtpRequest))?.sentAt) yield* put(noticeOf('codeResent'));
  if (isOptimistic && !isSent) yield* logInByHand(requested.loginName, from);
}

/** "Login failure after registration falls back to 'Login failed'" (specification §8). */
function refusal(error: ApiError, purpose: 'login' | 'registration') {
  const labels = errorText(error);
  return 'key' in labels && purpose === 'registration' ? { key: 'Login failed' satisfies TextKey } : labels;
}

/** Login opens with the name filled in. */
function* logInByHand(loginName: string, closed: EntryDialog) {
  saveDraft(LOGIN_DRAFT, { phone: loginName });
  yield* put(overlayReplaced({ closed, opened: { name: 'login', reason: 'button' } }));
}
