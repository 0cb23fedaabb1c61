import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { callEndpoint, forgetCall, isResponseLost, refetchQuery, ticketsApi } from '@/api';
import type { TicketMessage } from '@/domain/ticket';
import { showError } from '@/core/notices';
import { selectUser } from '@/core/session';
import { dropDraft } from '@/shared/drafts';
import type { replySubmitted } from './support.events';
import { replyCallOf } from './support.keys';

const { getTicket, replyToTicket } = ticketsApi.endpoints;

type Reply = ReturnType<typeof replySubmitted>['payload'];

/**
 * Whether a reply whose response was lost has arrived: sending it again would create a duplicate. False if
 * the earlier messages are not known.
 */
function* hasArrived(
  error: ApiError,
  { number, message }: Reply,
  known: readonly TicketMessage[] | undefined,
): SagaGenerator<boolean> {
  if (!isResponseLost(error) || !known) return false;
  const user = yield* select(selectUser);
  const { data: ticket } = yield* refetchQuery(getTicket, number);
  return (ticket?.messages ?? []).some(
    ({ id, senderId, text }) =>
      senderId === user?.id && text.trim() === message.trim() && known.every((earlier) => earlier.id !== id),
  );
}

/** Sends a reply; the response adds it to the messages, an error leaves it in the field. */
export function* sendReply({ payload: reply }: ReturnType<typeof replySubmitted>): SagaGenerator<void> {
  const key = replyCallOf(reply.number);
  const known = (yield* select(getTicket.select(reply.number))).data?.messages;
  const response = yield* callEndpoint(replyToTicket.initiate(reply, { fixedCacheKey: key }));
  if (!response.error) return dropDraft(key);
  if (!(yield* call(hasArrived, response.error, reply, known))) return yield* call(showError, response.error);
  dropDraft(key);
  yield* put(forgetCall(key));
}
