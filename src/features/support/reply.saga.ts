import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { callEndpoint, errorText, ticketsApi } from '@/api';
import { noticeOf } from '@/core/notices';
import { dropDraft } from '@/shared/drafts';
import type { replySubmitted } from './support.events';
import { replyCallOf } from './support.events';

/** Sends a reply; the response adds it to the messages, an error leaves it in the field. */
export function* sendReply({ payload }: ReturnType<typeof replySubmitted>): SagaGenerator<void> {
  const response = yield* callEndpoint(
    ticketsApi.endpoints.replyToTicket.initiate(payload, { fixedCacheKey: replyCallOf(payload.number) }),
  );
  if (!response.error) dropDraft(replyCallOf(payload.number));
  else if (response.error.status !== 401)
    yield* put(noticeOf('refused', { text: errorText(response.error) }));
}
