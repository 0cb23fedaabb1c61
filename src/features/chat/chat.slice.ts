import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Outgoing } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { sessionEnded } from '@/core/session';
import type { Connection } from '@/features/realtime';
import { connectionChanged } from '@/features/realtime';

export type Older = ShopId | { failed: ShopId } | null;

export interface ChatState {
  /** Unconfirmed messages, in the order in which they were written. */
  outgoing: Outgoing[];
  /** Conversation whose older messages are loading or failed to load. */
  olderOf: Older;
  /** State of the socket; 'live' until the socket reports otherwise. */
  connection: Connection;
}

const initialState: ChatState = { outgoing: [], olderOf: null, connection: 'live' };

function withoutMessage(chat: ChatState, { payload }: PayloadAction<string>) {
  chat.outgoing = chat.outgoing.filter(({ key }) => key !== payload);
}

/** Holds only what the server does not have; messages and conversations are in the API cache. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** Unsent messages of an earlier visit or another tab were found. */
    unsentFound({ outgoing }, { payload }: PayloadAction<Outgoing[]>) {
      outgoing.unshift(...payload);
    },
    /** A message was written; earlier failed ones to the same shop are sent first, to keep the order. */
    messageSubmitted({ outgoing }, { payload }: PayloadAction<Outgoing>) {
      for (const one of outgoing) if (one.shopId === payload.shopId && !one.label) one.state = 'waiting';
      outgoing.push(payload);
    },
    /** "Try again" was pressed on an unsent message: all unsent messages to that shop are sent again. */
    sendingRetried({ outgoing }, { payload: shopId }: PayloadAction<ShopId>) {
      for (const one of outgoing) if (one.shopId === shopId) one.state = 'waiting';
    },
    /**
     * Sending failed. If the server did not refuse the message (no `label`), later messages to the shop fail
     * with it.
     */
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
    /** The server confirmed the message; carries its key. */
    messageSent: withoutMessage,
    /** The shopper removed an unsent message; carries its key. */
    messageDiscarded: withoutMessage,
    /** Older messages are requested or failed to load; null once they are loaded. */
    olderMessagesRequested(chat, { payload }: PayloadAction<Older>) {
      chat.olderOf = payload;
    },
  },
  extraReducers: (on) =>
    on
      .addCase(connectionChanged, (chat, { payload }) => {
        chat.connection = payload;
      })
      .addCase(sessionEnded, () => initialState),
});

export const {
  unsentFound,
  messageSubmitted,
  sendingRetried,
  sendingFailed,
  messageSent,
  messageDiscarded,
  olderMessagesRequested,
} = chatSlice.actions;
