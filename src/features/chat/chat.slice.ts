import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Outgoing } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { sessionEnded } from '@/core/session';

export type Connection = 'live' | 'lost' | 'refused';

export type Older = ShopId | { failed: ShopId } | null;

export interface ChatState {
  /** What was written and is not confirmed, in its order. */
  outgoing: Outgoing[];
  /** The conversation whose older messages are on their way, or did not come. */
  olderOf: Older;
  /** How the socket stands; until it is heard otherwise all is well. */
  connection: Connection;
}

const initialState: ChatState = { outgoing: [], olderOf: null, connection: 'live' };

function withoutMessage(chat: ChatState, { payload }: PayloadAction<string>) {
  chat.outgoing = chat.outgoing.filter(({ key }) => key !== payload);
}

/** Of the chat only what the server does not know. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** An earlier visit, or another tab, has left messages that were not sent. */
    unsentFound({ outgoing }, { payload }: PayloadAction<Outgoing[]>) {
      outgoing.unshift(...payload);
    },
    /** A message was written; what failed before it goes out again ahead of it, for order counts. */
    messageSubmitted({ outgoing }, { payload }: PayloadAction<Outgoing>) {
      for (const one of outgoing) if (one.shopId === payload.shopId && !one.label) one.state = 'waiting';
      outgoing.push(payload);
    },
    /** "Try again" was pressed at a message that was not sent: all that wait for it go out again. */
    sendingRetried({ outgoing }, { payload: shopId }: PayloadAction<ShopId>) {
      for (const one of outgoing) if (one.shopId === shopId) one.state = 'waiting';
    },
    /** A message was refused in the server's words, or did not get through: then what was written after it waits as well. */
    sendingFailed(
      { outgoing },
      { payload }: PayloadAction<{ key: string; afterId?: number | null; label?: string; reason?: string }>,
    ) {
      const failed = outgoing.find(({ key }) => key === payload.key);
      if (!failed) return;
      Object.assign(failed, payload, { state: 'failed' });
      if (payload.label) return;
      for (const one of outgoing) if (one.shopId === failed.shopId) one.state = 'failed';
    },
    /** The server has it. */
    messageSent: withoutMessage,
    /** A message that was not sent was given up. */
    messageDiscarded: withoutMessage,
    /** Older messages are asked for, or did not come; null: they are here. */
    olderMessagesRequested(chat, { payload }: PayloadAction<Older>) {
      chat.olderOf = payload;
    },
    /** The socket was lost, was refused, or is back. */
    connectionChanged(chat, { payload }: PayloadAction<Connection>) {
      chat.connection = payload;
    },
  },
  extraReducers: (on) => on.addCase(sessionEnded, () => initialState),
});

export const {
  unsentFound,
  messageSubmitted,
  sendingRetried,
  sendingFailed,
  messageSent,
  messageDiscarded,
  olderMessagesRequested,
  connectionChanged,
} = chatSlice.actions;
