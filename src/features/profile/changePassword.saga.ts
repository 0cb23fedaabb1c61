import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { ApiResponse, PasswordChange } from '@/api';
import { callEndpoint, profileApi } from '@/api';
import { noticeOf, showFormError } from '@/core/notices';
import { sendSingleUse } from '@/core/writes';
import { withSecrets } from '@/shared/saga';
import type { passwordChangeSubmitted } from './profile.events';
import { PASSWORD_CALL } from './profile.keys';

/**
 * Changes the password. Errors may or may not name fields (api §6); success shows the server's message.
 */
export function* changePassword({
  payload,
}: ReturnType<typeof passwordChangeSubmitted>): SagaGenerator<void> {
  const response = yield* withSecrets(
    [payload.current, payload.password, payload.confirmation],
    change(payload),
  );
  if (!response.error) {
    const { message } = response.data;
    yield* put(noticeOf('done', { text: message ? { message } : { key: 'Your password has been changed' } }));
  } else {
    yield* call(showFormError, response.error);
  }
}

const send = (sent: PasswordChange) =>
  sendSingleUse(
    'password change',
    callEndpoint(profileApi.endpoints.changePassword.initiate(sent, { fixedCacheKey: PASSWORD_CALL })),
  );

/** If an earlier press has set the new password, that one is the current one now (R76). */
function* change(sent: PasswordChange): SagaGenerator<ApiResponse<{ message: string | null }>> {
  const first = yield* send(sent);
  const { response } = first.isUsedUp ? yield* send({ ...sent, current: sent.password }) : first;
  return response;
}
