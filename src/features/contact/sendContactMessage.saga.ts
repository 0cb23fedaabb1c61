import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, contactApi, resetMutation } from '@/api';
import { showFormError } from '@/core/notices';
import { dropDraft } from '@/shared/drafts';
import type { contactMessageSubmitted } from './contact.events';
import { CONTACT_CALL, CONTACT_DRAFT } from './contact.keys';

/** Sends the message. On success drops the draft; errors are shown at their fields. */
export function* sendContactMessage({
  payload,
}: ReturnType<typeof contactMessageSubmitted>): SagaGenerator<void> {
  const response = yield* callEndpoint(
    contactApi.endpoints.sendContactMessage.initiate(payload, { fixedCacheKey: CONTACT_CALL }),
  );
  if (!response.error) dropDraft(CONTACT_DRAFT);
  else yield* call(showFormError, response.error);
}

export function* handleAnotherMessage(): SagaGenerator<void> {
  yield* put(resetMutation(CONTACT_CALL));
}
