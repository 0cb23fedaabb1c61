import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { callEndpoint, ticketsApi } from '@/api';
import { showError } from '@/core/notices';
import { dropDraft } from '@/shared/drafts';
import type { replySubmitted } from './support.events';
import { replyCallOf } from './support.keys';

/** Sends a reply; the response adds it to the messages, an error leaves it in the field. */
export function* sendReply({ payload }: ReturnType<typeof replySubmitted>): SagaGenerator<void> {
  const response = yield* callEndpoint(
    ticketsApi.endpoints.replyToTicket.initiate(payload, { fixedCacheKey: replyCallOf(payload.number) }),
  );
  if (!response.error) dropDraft(replyCallOf(payload.number));
  else yield* call(showError, response.error);
}
