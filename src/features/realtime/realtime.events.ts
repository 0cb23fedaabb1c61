import type { Action } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { IncomingChatMessage } from '@/domain/chat';
import type { OrderId } from '@/domain/ids';

/** `live` only follows a lost or refused connection, during which messages may have been missed. */
export type Connection = 'live' | 'lost' | 'refused';

/** The socket was lost, was refused, or has reconnected. The chat's state holds this, hence the type. */
export const connectionChanged = createAction<Connection>('chat/connectionChanged');

/** The socket has reconnected: events may have been missed. */
export const isReconnect = (action: Action) => connectionChanged.match(action) && action.payload === 'live';

/** A message from a shop, or from the user on another device, arrived. */
export const messageArrived = createAction<IncomingChatMessage>('realtime/messageArrived');

/** The message channel sent an event that could not be read; it may be a new message. */
export const messageNotRead = createAction('realtime/messageNotRead');

/** A support ticket that this page has loaded received a message; carries its number. */
export const ticketReplied = createAction<string>('realtime/ticketReplied');

/** An order of the user has a new status. */
export const orderMoved = createAction<{ id: OrderId; code: string; status: string }>('realtime/orderMoved');
