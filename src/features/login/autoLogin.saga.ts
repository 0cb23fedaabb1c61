import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, take } from 'typed-redux-saga';
import type { ApiError, Credentials, VerificationNeeded } from '@/api';
import { errorText } from '@/api';
import { AUTO_LOGIN_DELAY } from '@/domain/timing';
import type { TextKey } from '@/domain/textKey';
import type { otpConfirmed } from '@/features/otp';
import { noticeOf } from '@/features/notices';
import type { EntryDialog } from '@/features/overlays';
import { overlayReplaced } from '@/features/overlays';
import { sessionStarted } from '@/features/session';
import { forget } from '@/shared/adapters';
import { keepDraft } from '@/shared/drafts';
import { wait } from '@/shared/saga';
import { enter, tryLogin } from './signIn.saga';
import { LOGIN_DRAFT } from './login.form';

/** "after verification, after 1 second, login is repeated automatically" (specification §4). */
export function* logInConfirmed({ payload }: ReturnType<typeof otpConfirmed>): SagaGenerator<void> {
  const { purpose, loginName, password } = payload;
  if (purpose === 'forgotPassword') return;
  if (password) {
    yield* autoLogin({ phone: loginName, password }, purpose);
    return;
  }
  // A reload lay between: the password is gone with the page (contract §10).
  yield* put(noticeOf('verified'));
  yield* logInByHand(loginName, 'otp');
}

/** Logs in a second later, unless somebody did so meanwhile; where that fails, the shopper does it by hand. */
export function* autoLogin(
  credentials: Credentials,
  purpose: 'login' | 'registration',
  from: EntryDialog = 'otp',
): SagaGenerator<void> {
  const { isSignedIn } = yield* race({
    isDue: call(wait, AUTO_LOGIN_DELAY),
    isSignedIn: take(sessionStarted),
  });
  const outcome = isSignedIn ? null : yield* tryLogin(credentials);
  forget(credentials.password);
  if (!outcome) return;
  if ('user' in outcome) {
    yield* enter(outcome, purpose === 'login' ? 'loggedIn' : 'registered');
    return;
  }
  yield* put(noticeOf('refused', { text: refusal(outcome, purpose) }));
  yield* logInByHand(credentials.phone, from);
}

/** "Login failure after registration falls back to 'Login failed'" (specification §8). */
function refusal(outcome: VerificationNeeded | ApiError, purpose: 'login' | 'registration') {
  if ('needsVerification' in outcome) return { key: 'Please verify phone number.' satisfies TextKey };
  const words = errorText(outcome);
  return 'key' in words && purpose === 'registration' ? { key: 'Login failed' satisfies TextKey } : words;
}

/** Login opens with the name filled in. */
function* logInByHand(loginName: string, closed: EntryDialog) {
  keepDraft(LOGIN_DRAFT, { phone: loginName });
  yield* put(overlayReplaced({ closed, opened: { name: 'login', reason: 'button' } }));
}
