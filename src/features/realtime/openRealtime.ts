import type { ChannelAuthorizationHandler } from 'pusher-js';
import Pusher from 'pusher-js';
import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import type { UserId } from '@/domain/ids';
import { whenLive } from '@/shared/adapters';
import type { SignatureRequest } from './authorize.saga';
import { ignoreForeignFrames } from './ignoreForeignFrames';
import type { Connection } from './realtime.events';
import type { RealtimeEndpoint } from './realtimeEndpoint';
import { countQuickReconnects, spreadReconnect, waitBeforeReconnect } from './reconnectDelay';
import type { SocketAction } from './socketEvents';
import { socketEvents } from './socketEvents';

export type Incoming =
  | ({ kind: 'event' } & SocketAction)
  /** First successful subscription: messages sent from now on are received. */
  | { kind: 'listening' }
  | { kind: 'connection'; state: Connection };

/**
 * One connection for all channels. It reconnects and resubscribes automatically after a drop, and retries
 * from time to time after a refusal. Events are queued during time travel (architecture §5).
 */
export function openRealtime(
  endpoint: RealtimeEndpoint,
  userId: UserId,
): EventChannel<Incoming | SignatureRequest> {
  return eventChannel<Incoming | SignatureRequest>((emit) => {
    const notify = whenLive(emit, 'socket');
    const customHandler: ChannelAuthorizationHandler = ({ socketId, channelName }, callback) => {
      const settle: SignatureRequest['settle'] = (result) => {
        if ('auth' in result) return callback(null, result);
        callback(new Error('not signed'), null);
        refuse(result.isRefused);
      };
      notify({ kind: 'signature', socketId, channelName, settle });
    };
    const pusher = new Pusher(endpoint.key, { ...endpoint.options, channelAuthorization: { customHandler } });
    ignoreForeignFrames(pusher);
    const ownChannel = `${endpoint.isPrivate ? 'private-' : ''}chat_user_${userId}`;
    for (const { channel, event, read } of socketEvents(ownChannel))
      pusher.subscribe(channel).bind(event, (data: unknown) => {
        const received = read(data);
        if (received) notify({ kind: 'event', ...received });
      });
    const messageChannel = pusher.channel(ownChannel);

    let hasBeenLive = false;
    let lastState: Connection = 'live';
    const reconnects = countQuickReconnects();
    let cancelSpread = (): void => undefined;
    let cancelWait = (): void => undefined;
    const changeState = (state: Connection) => {
      lastState = state;
      notify({ kind: 'connection', state });
    };
    /** Without its channel the page receives no messages; a refusal that is not final is retried. */
    const refuse = (isFinal: boolean) => {
      if (lastState !== 'refused') changeState('refused');
      cancelSpread();
      cancelWait();
      if (!isFinal) cancelWait = waitBeforeReconnect(pusher);
    };
    // The server rejected the signature. A failed signature request has no status here; `settle` handles it.
    messageChannel.bind('pusher:subscription_error', (problem: unknown) => {
      if ((problem as { status?: unknown } | null)?.status !== undefined) refuse(true);
    });
    // On the subscription, not on the connection: messages sent before the subscription are not received.
    messageChannel.bind('pusher:subscription_succeeded', () => {
      reconnects.subscribed();
      if (hasBeenLive || lastState !== 'live') changeState('live');
      else notify({ kind: 'listening' });
      hasBeenLive = true;
    });
    for (const state of ['unavailable', 'failed'])
      pusher.connection.bind(state, () => lastState === 'live' && changeState('lost'));
    pusher.connection.bind('connecting_in', () => {
      // A refused connection waits longer.
      if (lastState === 'refused') return;
      cancelSpread();
      cancelSpread = spreadReconnect(pusher);
    });
    // A server that asks for it is reconnected to at once; pusher-js announces a second as well.
    pusher.connection.bind('connecting', () => cancelSpread());
    pusher.connection.bind('error', (problem: unknown) => {
      if (reconnects.mustWait(problem)) refuse(false);
    });
    return () => {
      cancelWait();
      cancelSpread();
      pusher.unbind_all();
      pusher.disconnect();
      // pusher-js keeps a reference to every client.
      Pusher.instances.splice(Pusher.instances.indexOf(pusher), 1);
    };
  }, buffers.expanding(8));
}
