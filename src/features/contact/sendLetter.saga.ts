import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callEndpoint, contactApi, forgetCall } from '@/api';
import { sayFormRefusal } from '@/features/notices';
import { dropDraft } from '@/shared/drafts';
import type { letterSubmitted } from './contact.events';
import { LETTER_CALL, LETTER_DRAFT } from './letterCall';

/** Field errors stand under the fields; of what was sent, nothing is left in the form. */
export function* sendLetter({ payload }: ReturnType<typeof letterSubmitted>): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    contactApi.endpoints.sendLetter.initiate(payload, { fixedCacheKey: LETTER_CALL }),
  );
  if (!answer.error) dropDraft(LETTER_DRAFT);
  else yield* call(sayFormRefusal, answer.error);
}

export function* beginAnother(): SagaGenerator<void> {
  yield* put(forgetCall(LETTER_CALL));
}
