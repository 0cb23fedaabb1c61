import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { api } from '@/api';
import { ticketReplied } from './realtime.events';

const { invalidateTags, selectInvalidatedBy } = api.util;

type State = Parameters<typeof selectInvalidatedBy>[0];

/** All users share the channel; a ticket that this page has not loaded belongs to somebody else. */
export function* handleTicketMessage(number: string): SagaGenerator<void> {
  const tag = { type: 'Ticket', id: number } as const;
  const known = yield* select((state: State) => selectInvalidatedBy(state, [tag]));
  if (known.length === 0) return;
  yield* put(ticketReplied(number));
  yield* put(invalidateTags([tag, 'Tickets']));
}
