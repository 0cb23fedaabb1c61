import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { PasswordChange } from '@/api';
import { callEndpoint, profileApi } from '@/api';
import { noticeOf, showFormError } from '@/core/notices';
import { forget } from '@/shared/adapters';
import type { passwordChangeSubmitted } from './profile.events';
import { PASSWORD_CALL } from './profile.keys';

function* send(entry: PasswordChange) {
  try {
    return yield* callEndpoint(
      profileApi.endpoints.changePassword.initiate(entry, { fixedCacheKey: PASSWORD_CALL }),
    );
  } finally {
    [entry.current, entry.password, entry.confirmation].forEach(forget);
  }
}

/**
 * Changes the password. Errors may or may not name fields (api §6); success shows the server's message.
 */
export function* changePassword({
  payload,
}: ReturnType<typeof passwordChangeSubmitted>): SagaGenerator<void> {
  const response = yield* call(send, payload);
  if (!response.error) {
    const { message } = response.data;
    yield* put(noticeOf('done', { text: message ? { message } : { key: 'Your password has been changed' } }));
  } else {
    yield* call(showFormError, response.error);
  }
}
