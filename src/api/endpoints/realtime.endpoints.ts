import type { SecretRef } from '@/shared/adapters';
import { api } from '../api';
import { channelAuthWire } from '../wire/realtime.wire';

export interface ChannelSubscription {
  /**
   * A vault reference, because the id differs on each connection and replayed visits must record equal rows.
   */
  socketId: SecretRef;
  channelName: string;
}

export const realtimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /broadcasting/auth: returns the signature for subscribing to a private channel. */
    authorizeChannel: build.mutation<SecretRef, ChannelSubscription>({
      query: ({ socketId, channelName }) => ({
        url: '/broadcasting/auth',
        method: 'POST',
        body: { socket_id: socketId, channel_name: channelName },
        // No side effects, so it may be retried.
        isRead: true,
        reads: channelAuthWire,
      }),
    }),
  }),
});
