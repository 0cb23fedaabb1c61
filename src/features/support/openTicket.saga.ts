import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, ticketsApi } from '@/api';
import { patterns } from '@/domain/paths';
import { ticketAddress, ticketsAddress } from '@/domain/ticketsPlace';
import { goTo, selectPlace } from '@/features/navigation';
import { noticeOf, sayFormRefusal } from '@/features/notices';
import { forget } from '@/shared/adapters';
import { dropDraft } from '@/shared/drafts';
import type { ticketSubmitted } from './support.events';
import { TICKET_CALL, TICKET_DRAFT } from './support.events';

/** The ticket opens when it is there; whoever has gone elsewhere meanwhile stays there. */
export function* openTicket({ payload: entry }: ReturnType<typeof ticketSubmitted>): SagaGenerator<void> {
  const answer = yield* callEndpoint(
    ticketsApi.endpoints.openTicket.initiate(entry, { fixedCacheKey: TICKET_CALL }),
  );
  if (answer.error) {
    yield* call(sayFormRefusal, answer.error);
    return;
  }
  entry.attachments.forEach(forget);
  dropDraft(TICKET_DRAFT);
  yield* put(noticeOf('done', { text: { key: 'Your ticket has been opened' } }));
  const { pathname } = yield* select(selectPlace);
  if (pathname !== patterns.supportTickets) return;
  const number = answer.data;
  yield* goTo(number ? ticketAddress(number, { tab: 'all', page: 1 }) : ticketsAddress({}), 'REPLACE');
}
