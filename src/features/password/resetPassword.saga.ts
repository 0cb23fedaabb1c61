import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { callEndpoint, entryApi, errorText } from '@/api';
import { noticeOf } from '@/core/notices';
import { overlayReplaced, selectOverlay } from '@/core/overlays';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import { FORGOT_DRAFT, RESET_CALL } from './password.keys';
import type { resetPasswordSubmitted } from './password.events';

/**
 * "submit; on success it closes and the login dialog opens" (specification §4). After an error the token is
 * kept for another attempt.
 */
export function* resetPassword({ payload }: ReturnType<typeof resetPasswordSubmitted>): SagaGenerator<void> {
  const response = yield* callEndpoint(
    entryApi.endpoints.resetPassword.initiate(payload, { fixedCacheKey: RESET_CALL }),
  );
  forget(payload.password);
  forget(payload.confirmation);
  if (response.error) {
    yield* put(noticeOf('refused', { text: errorText(response.error) }));
    return;
  }
  forget(payload.token);
  dropDraft(FORGOT_DRAFT);
  const { message } = response.data;
  if (message) yield* put(noticeOf('done', { text: { message } }));
  const dialog = yield* select(selectOverlay, 'resetPassword');
  // If the shopper has closed the dialog meanwhile, Login does not open.
  if (dialog?.name !== 'resetPassword') return;
  const opened = { name: 'login', reason: 'button', loginName: dialog.phone } as const;
  yield* put(overlayReplaced({ closed: 'resetPassword', opened }));
}
