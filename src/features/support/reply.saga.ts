import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { callEndpoint, errorText, ticketsApi } from '@/api';
import { noticeOf } from '@/features/notices';
import { dropDraft } from '@/shared/drafts';
import type { replySubmitted } from './support.events';
import { replyCallOf } from './support.events';

/** What was written stands among the messages with the answer; a refusal leaves it in its field. */
export function* sendReply({ payload }: ReturnType<typeof replySubmitted>): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    ticketsApi.endpoints.replyToTicket.initiate(payload, { fixedCacheKey: replyCallOf(payload.number) }),
  );
  if (!answer.error) dropDraft(replyCallOf(payload.number));
  else if (answer.error.status !== 401) yield* put(noticeOf('refused', { text: errorText(answer.error) }));
}
