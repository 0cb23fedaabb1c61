import type { Action } from '@reduxjs/toolkit';
import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import {
  api,
  describeIssue,
  incomingMessageWire,
  incomingOrderWire,
  incomingRestockWire,
  incomingTicketWire,
} from '@/api';
import { selectUser } from '@/core/session';
import { report } from '@/shared/report';
import { cartOutdated } from '@/features/cart';
import { messageArrived, messageNotRead, orderMoved, ticketReplied } from './realtime.events';

const { selectInvalidatedBy } = api.util;

type State = Parameters<typeof selectUser>[0] & Parameters<typeof selectInvalidatedBy>[0];

/** The action of a socket event, dispatched only if it is relevant to this user. */
export interface SocketAction {
  action: Action;
  isRelevant: (state: State) => boolean;
}

interface Mapping<Data> {
  channel: string;
  event: string;
  schema: GenericSchema<unknown, Data>;
  toAction: (data: Data) => Action;
  /** Drops events that concern somebody else; all users may share the channel. */
  isRelevant: (data: Data, state: State) => boolean;
  /** Creates the action of an event that does not match the schema; none by default. */
  unreadable?: () => Action;
}

const socketEvent = <Data>({ channel, event, schema, toAction, isRelevant, unreadable }: Mapping<Data>) => ({
  channel,
  event,
  /** Reports data that cannot be read. */
  read: (data: unknown): SocketAction | null => {
    const { success, output, issues } = safeParse(schema, data);
    if (success) return { action: toAction(output), isRelevant: (state) => isRelevant(output, state) };
    report(`realtime ${event}`, describeIssue(issues[0]));
    return unreadable ? { action: unreadable(), isRelevant: () => true } : null;
  },
});

/** Every event of the socket and its action (api §7). A new event is a row here. */
export const socketEvents = (ownChannel: string) => [
  socketEvent({
    channel: ownChannel,
    event: 'send-message-to-user',
    schema: incomingMessageWire,
    toAction: messageArrived,
    isRelevant: ({ userId }, state) => userId === null || userId === selectUser(state)?.id,
    unreadable: messageNotRead,
  }),
  socketEvent({
    channel: ownChannel,
    event: 'order-status',
    schema: incomingOrderWire,
    toAction: orderMoved,
    isRelevant: () => true,
  }),
  socketEvent({
    channel: ownChannel,
    event: 'product-in-stock',
    schema: incomingRestockWire,
    // The cart's response contains the restocked products.
    toAction: () => cartOutdated('restocked'),
    isRelevant: () => true,
  }),
  socketEvent({
    channel: 'support-ticket-message-channel',
    event: 'support-ticket-message-event',
    schema: incomingTicketWire,
    toAction: ticketReplied,
    // A ticket that this page has not loaded belongs to somebody else.
    isRelevant: (id, state) => selectInvalidatedBy(state, [{ type: 'Ticket', id }]).length > 0,
  }),
];
