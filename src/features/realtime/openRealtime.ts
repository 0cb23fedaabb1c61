import type { ChannelAuthorizationHandler } from 'pusher-js';
import Pusher from 'pusher-js';
import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { incomingMessageWire, incomingTicketWire } from '@/api';
import type { IncomingChatMessage } from '@/domain/chat';
import type { UserId } from '@/domain/ids';
import { whenLive } from '@/shared/adapters';
import { report } from '@/shared/report';
import type { SignatureRequest } from './authorize.saga';
import { ignoreForeignFrames } from './ignoreForeignFrames';
import type { RealtimeEndpoint } from './realtimeEndpoint';
import { countQuickReconnects, waitBeforeReconnect } from './reconnectDelay';

export type Incoming =
  | { kind: 'message'; incoming: IncomingChatMessage }
  | { kind: 'notRead' }
  | { kind: 'ticket'; number: string }
  /** First successful subscription: messages sent from now on are received. */
  | { kind: 'listening' }
  /** `live` only follows a lost or refused connection, during which messages may have been missed. */
  | { kind: 'connection'; state: 'live' | 'lost' | 'refused' };

/**
 * One connection for all channels. It reconnects and resubscribes automatically after a drop, and retries
 * from time to time after a refusal. Events are queued during time travel (architecture §5).
 */
export function openRealtime(
  endpoint: RealtimeEndpoint,
  userId: UserId,
): EventChannel<Incoming | SignatureRequest> {
  return eventChannel<Incoming | SignatureRequest>((emit) => {
    const notify = whenLive(emit);
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
    const listen = <T>(
      channel: string,
      event: string,
      schema: GenericSchema<unknown, T>,
      describeEvent: (data: T) => Incoming,
      otherwise?: Incoming,
    ) =>
      pusher.subscribe(channel).bind(event, (data: unknown) => {
        const read = safeParse(schema, data);
        if (read.success) notify(describeEvent(read.output));
        else {
          report(`realtime ${event}`, read.issues[0].message);
          if (otherwise) notify(otherwise);
        }
      });
    const messageChannel = listen(
      `${endpoint.isPrivate ? 'private-' : ''}chat_user_${userId}`,
      'send-message-to-user',
      incomingMessageWire,
      (incoming) => ({ kind: 'message', incoming }),
      { kind: 'notRead' },
    );
    listen(
      'support-ticket-message-channel',
      'support-ticket-message-event',
      incomingTicketWire,
      (number) => ({
        kind: 'ticket',
        number,
      }),
    );

    let hasBeenLive = false;
    let lastState: 'live' | 'lost' | 'refused' = 'live';
    const reconnects = countQuickReconnects();
    let cancelWait = (): void => undefined;
    const changeState = (state: typeof lastState) => {
      lastState = state;
      notify({ kind: 'connection', state });
    };
    /** Without its channel the page receives no messages; a refusal that is not final is retried. */
    const refuse = (isFinal: boolean) => {
      if (lastState !== 'refused') changeState('refused');
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
    pusher.connection.bind('error', (problem: unknown) => {
      if (reconnects.mustWait(problem)) refuse(false);
    });
    return () => {
      cancelWait();
      pusher.unbind_all();
      pusher.disconnect();
      // pusher-js keeps a reference to every client.
      Pusher.instances.splice(Pusher.instances.indexOf(pusher), 1);
    };
  }, buffers.expanding(8));
}
