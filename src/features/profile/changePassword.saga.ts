import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, profileApi } from '@/api';
import { noticeOf, showFormError } from '@/core/notices';
import { thenForget } from '@/shared/saga';
import type { passwordChangeSubmitted } from './profile.events';
import { PASSWORD_CALL } from './profile.keys';

/**
 * Changes the password. Errors may or may not name fields (api §6); success shows the server's message.
 */
export function* changePassword({
  payload,
}: ReturnType<typeof passwordChangeSubmitted>): SagaGenerator<void> {
  const response = yield* thenForget(
    [payload.current, payload.password, payload.confirmation],
    callEndpoint(profileApi.endpoints.changePassword.initiate(payload, { fixedCacheKey: PASSWORD_CALL })),
  );
  if (!response.error) {
    const { message } = response.data;
    yield* put(noticeOf('done', { text: message ? { message } : { key: 'Your password has been changed' } }));
  } else {
    yield* call(showFormError, response.error);
  }
}
