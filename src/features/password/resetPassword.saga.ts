import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, entryApi, errorText } from '@/api';
import { noticeOf } from '@/core/notices';
import { overlayReplaced, selectOverlay } from '@/core/overlays';
import { sendSingleUse } from '@/core/writes';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { FORGOT_DRAFT, RESET_CALL } from './password.keys';
import type { resetPasswordSubmitted } from './password.events';

/**
 * "submit; on success it closes and the login dialog opens" (specification §4). After an error the token is
 * kept for another attempt. One that is refused after a lost response may be used up by the first press: the
 * login shows whether the password was set, and its "Forgot Password" leads to a new code (R76).
 */
export function* resetPassword({ payload }: ReturnType<typeof resetPasswordSubmitted>): SagaGenerator<void> {
  const { response, isUsedUp } = yield* sendSingleUse(
    `reset ${payload.token.secretRef}`,
    callEndpoint(entryApi.endpoints.resetPassword.initiate(payload, { fixedCacheKey: RESET_CALL })),
  );
  forget(payload.password);
  forget(payload.confirmation);
  const { data, error } = response;
  if (error && !(isUsedUp && !error.fieldErrors)) {
    yield* put(noticeOf('refused', { text: errorText(error) }));
    return;
  }
  forget(payload.token);
  dropDraft(FORGOT_DRAFT);
  if (error) yield* put(noticeOf('passwordUnknown'));
  else if (data.message) yield* put(noticeOf('done', { text: { message: data.message } }));
  const dialog = yield* select(selectOverlay, 'resetPassword');
  // If the shopper has closed the dialog meanwhile, Login does not open.
  if (dialog?.name !== 'resetPassword') return;
  const opened = { name: 'login', reason: 'button', loginName: dialog.phone } as const;
  yield* put(overlayReplaced({ closed: 'resetPassword', opened }));
}
