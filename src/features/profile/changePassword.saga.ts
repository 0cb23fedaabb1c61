import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, profileApi } from '@/api';
import { noticeOf, sayFormRefusal } from '@/features/notices';
import { forget } from '@/shared/adapters';
import type { passwordChangeSubmitted } from './profile.events';
import { PASSWORD_CALL } from './profile.events';

/** A refusal may name its fields or not (contract §6); the server's words tell of a success. */
export function* changePassword({
  payload,
}: ReturnType<typeof passwordChangeSubmitted>): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    profileApi.endpoints.changePassword.initiate(payload, { fixedCacheKey: PASSWORD_CALL }),
  );
  forget(payload.current);
  forget(payload.password);
  forget(payload.confirmation);
  if (!answer.error) {
    const { message } = answer.data;
    yield* put(noticeOf('done', { text: message ? { message } : { key: 'Your password has been changed' } }));
  } else {
    yield* call(sayFormRefusal, answer.error);
  }
}
