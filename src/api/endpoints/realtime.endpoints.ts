import type { SecretRef } from '@/shared/adapters';
import { api } from '../api';
import { channelAuthWire } from '../wire/realtime.wire';

export interface ChannelSubscription {
  /** In the vault: the id is another one on each connection, and equal visits have equal rows. */
  socketId: SecretRef;
  channelName: string;
}

export const realtimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /broadcasting/auth: the signature that a private channel is subscribed with. */
    authorizeChannel: build.mutation<SecretRef, ChannelSubscription>({
      query: ({ socketId, channelName }) => ({
        url: '/broadcasting/auth',
        method: 'POST',
        body: { socket_id: socketId, channel_name: channelName },
        // Changes nothing, so that it may be retried.
        isRead: true,
        reads: channelAuthWire,
      }),
    }),
  }),
});
