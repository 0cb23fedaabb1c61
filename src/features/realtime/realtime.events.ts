import { createAction } from '@reduxjs/toolkit';
import type { IncomingChatMessage } from '@/domain/chat';

/** A shop, or the user on another device, has said something. */
export const messageArrived = createAction<IncomingChatMessage>('realtime/messageArrived');

/** The channel of the user's messages said something that could not be read: a message may have come. */
export const messageNotRead = createAction('realtime/messageNotRead');

/** Somebody has written to a support ticket that this page knows; carries its number. */
export const ticketReplied = createAction<string>('realtime/ticketReplied');
