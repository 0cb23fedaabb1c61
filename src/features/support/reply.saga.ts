import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import type { ApiError, ApiResponse } from '@/api';
import { callEndpoint, resetFailedMutation, refetchQuery, ticketsApi } from '@/api';
import type { TicketMessage } from '@/domain/ticket';
import { showError } from '@/core/notices';
import { selectUser } from '@/core/session';
import { sendOnce } from '@/core/writes';
import { dropDraft } from '@/shared/drafts';
import type { replySubmitted } from './support.events';
import { replyCallOf } from './support.keys';

const { getTicket, replyToTicket } = ticketsApi.endpoints;

type Reply = ReturnType<typeof replySubmitted>['payload'];

/** Finds a reply that was added although its response was lost. */
function* findReply(
  { number, message }: Reply,
  known: readonly TicketMessage[] | undefined,
): SagaGenerator<ApiResponse<TicketMessage | undefined>> {
  if (!known) return { data: undefined };
  const user = yield* select(selectUser);
  const { data: ticket, error } = yield* refetchQuery(getTicket, number);
  if (error) return { error };
  const reply = ticket.messages.find(
    ({ id, senderId, text }) =>
      senderId === user?.id && text.trim() === message.trim() && known.every((earlier) => earlier.id !== id),
  );
  return { data: reply };
}

/** The server's error of the field, if any: the form has no place for it. */
function* showRefusal(error: ApiError): SagaGenerator<void> {
  const aboutField = error.fieldErrors?.message;
  yield* call(showError, aboutField === undefined ? error : { ...error, message: aboutField });
}

/** Sends a reply; the response adds it to the messages, an error leaves it in the field. */
export function* sendReply({ payload: reply }: ReturnType<typeof replySubmitted>): SagaGenerator<void> {
  const key = replyCallOf(reply.number);
  const { error } = yield* sendOnce<unknown, readonly TicketMessage[] | undefined>({
    id: `${key} ${reply.message}`,
    known: (yield* select(getTicket.select(reply.number))).data?.messages,
    send: () => callEndpoint(replyToTicket.initiate(reply, { fixedCacheKey: key })),
    find: (known) => findReply(reply, known),
  });
  if (error) return yield* call(showRefusal, error);
  dropDraft(key);
  yield* resetFailedMutation(key);
}
