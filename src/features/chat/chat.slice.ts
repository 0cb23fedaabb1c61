import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Outgoing, OutgoingPhoto } from '@/domain/chat';
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

/** Lets a message be sent; one whose photos are lost waits until they are chosen again (R113). */
function retry(one: Outgoing): void {
  if (one.lostPhotos === undefined) one.state = 'waiting';
}

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
      for (const one of outgoing) if (one.shopId === payload.shopId && !one.label) retry(one);
      outgoing.push(payload);
    },
    /** "Try again" was pressed on an unsent message: all unsent messages to that shop are sent again. */
    sendingRetried({ outgoing }, { payload: shopId }: PayloadAction<ShopId>) {
      for (const one of outgoing) if (one.shopId === shopId) retry(one);
    },
    /** The photos of an unsent message were chosen again, which sends it. */
    photosChosenAgain(
      { outgoing },
      { payload }: PayloadAction<{ key: string; photos: readonly OutgoingPhoto[] }>,
    ) {
      const unsent = outgoing.find(({ key }) => key === payload.key);
      if (!unsent) return;
      delete unsent.lostPhotos;
      unsent.photos = [...payload.photos];
      retry(unsent);
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
  photosChosenAgain,
  sendingFailed,
  messageSent,
  messageDiscarded,
  olderMessagesRequested,
} = chatSlice.actions;
