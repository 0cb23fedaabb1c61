import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, contactApi, forgetCall } from '@/api';
import { sayFormRefusal } from '@/features/notices';
import { dropDraft } from '@/shared/drafts';
import type { letterSubmitted } from './contact.events';
import { LETTER_CALL, LETTER_DRAFT } from './letterCall';

/** Sends the message. On success drops the draft; errors are shown at their fields. */
export function* sendLetter({ payload }: ReturnType<typeof letterSubmitted>): SagaGenerator<void> {
  const response = yield* callEndpoint(
    contactApi.endpoints.sendLetter.initiate(payload, { fixedCacheKey: LETTER_CALL }),
  );
  if (!response.error) dropDraft(LETTER_DRAFT);
  else yield* call(sayFormRefusal, response.error);
}

export function* handleAnotherMessage(): SagaGenerator<void> {
  yield* put(forgetCall(LETTER_CALL));
}
