import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, entryApi, errorText } from '@/api';
import { autoLogin } from '@/features/login';
import { noticeOf } from '@/features/notices';
import { askForOtp } from '@/features/otp';
import { selectSettings } from '@/features/settings';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { REGISTRATION_CALL, REGISTRATION_DRAFT } from './registration.form';
import type { registrationSubmitted } from './registration.saga';

/**
 * Specification §4, "Registration": submit; dialog closes, OTP sent, OTP dialog opens; after verification, auto-login
 * after 1 second. Without verification in the settings the automatic login follows at once (contract §10).
 */
export function* register({ payload }: ReturnType<typeof registrationSubmitted>): SagaGenerator<void> {
  const { phone, email, phoneCode, password } = payload;
  const answer = yield* callEndpoint(
    entryApi.endpoints.register.initiate(payload, { fixedCacheKey: REGISTRATION_CALL }),
  );
  if (answer.error) {
    forget(password);
    yield* put(noticeOf('refused', { text: errorText(answer.error) }));
    return;
  }
  dropDraft(REGISTRATION_DRAFT);
  const { registerOtpVerify, registerOtpType } = yield* select(selectSettings);
  if (!registerOtpVerify) {
    yield* autoLogin({ phone, password }, 'registration', 'registration');
    return;
  }
  yield* askForOtp({
    purpose: 'registration',
    phone: registerOtpType === 'email' ? email : phone,
    phoneCode,
    loginName: phone,
    password,
  });
}
