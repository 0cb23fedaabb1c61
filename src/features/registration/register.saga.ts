import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError, Registration } from '@/api';
import { callEndpoint, entryApi, errorText } from '@/api';
import { autoLogin, enter, tryLogin } from '@/features/login';
import { noticeOf } from '@/core/notices';
import type { OtpDetails } from '@/features/otp';
import { requestOtp } from '@/features/otp';
import { selectSettings } from '@/core/settings';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { forgetSent, mayAlreadyExist, rememberSent } from './lostRegistration';
import { REGISTRATION_CALL, REGISTRATION_DRAFT } from './registration.keys';
import type { registrationSubmitted } from './registration.events';

/**
 * Specification §4, "Registration": submit; dialog closes, OTP sent, OTP dialog opens; after verification,
 * auto-login after 1 second. Without verification in the settings the automatic login follows at once
 * (R11).
 */
export function* register({ payload }: ReturnType<typeof registrationSubmitted>): SagaGenerator<void> {
  const mayExist = yield* select(mayAlreadyExist, payload);
  rememberSent(payload);
  const response = yield* callEndpoint(
    entryApi.endpoints.register.initiate(payload, { fixedCacheKey: REGISTRATION_CALL }),
  );
  const { registerOtpVerify } = yield* select(selectSettings);
  if (response.error) {
    const isDone = mayExist && isTaken(response.error) && (yield* call(continueExisting, payload));
    if (isDone) return;
    forget(payload.password);
    yield* put(noticeOf('refused', { text: errorText(response.error) }));
    return;
  }
  forgetSent();
  const requested = yield* call(codeFor, payload);
  if (registerOtpVerify) {
    yield* requestOtp(requested);
  } else {
    dropDraft(REGISTRATION_DRAFT);
    yield* autoLogin({ ...requested, password: payload.password, from: 'registration' });
  }
}

function* codeFor({ phone, email, phoneCode, password }: Registration): SagaGenerator<RegistrationCode> {
  const { registerOtpVerify, registerOtpType } = yield* select(selectSettings);
  const address = registerOtpVerify && registerOtpType === 'email' ? email : phone;
  return { purpose: 'registration', phone: address, phoneCode, loginName: phone, password };
}

type RegistrationCode = OtpDetails & { purpose: 'registration' };

/**
 * Whether the server rejected phone or email as taken. Checks field names, because messages are localized.
 */
function isTaken({ kind, status, fieldErrors = {} }: ApiError): boolean {
  const named = Object.keys(fieldErrors);
  return kind === 'http' && status === 422 && named.length > 0 && named.every((name) => TAKEABLE.has(name));
}

const TAKEABLE: ReadonlySet<string> = new Set(['phone', 'email']);

/**
 * The existing account may be the one whose registration response was lost. Logs in with the password to find
 * out; both success and a verification request confirm it. Returns false if the login is refused: the account
 * is somebody else's, and no code is sent.
 */
function* continueExisting(registration: Registration): SagaGenerator<boolean> {
  const { phone, password } = registration;
  const outcome = yield* tryLogin({ phone, password });
  if (!('user' in outcome) && !('needsVerification' in outcome)) return false;
  forgetSent();
  if ('user' in outcome) {
    dropDraft(REGISTRATION_DRAFT);
    forget(password);
    yield* enter(outcome, 'registered');
  } else {
    yield* requestOtp(yield* call(codeFor, registration));
  }
  return true;
}
