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
import { countQuickReconnects, rest } from './reconnectDelay';

export type Incoming =
  | { kind: 'message'; incoming: IncomingChatMessage }
  | { kind: 'notRead' }
  | { kind: 'ticket'; number: string }
  /** The first subscription stands, and the socket was never away: what is said from here on is heard. */
  | { kind: 'listening' }
  /** `live` is told after the socket was away only: then something may have been missed. */
  | { kind: 'connection'; state: 'live' | 'lost' | 'refused' };

/**
 * One connection for all listeners. It comes back by itself after a drop, with its subscriptions; after a refusal it
 * asks again now and then. What it says while QA looks back is heard after the return (architecture §5).
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
      describeEvent: (messages: T) => Incoming,
      otherwise?: Incoming,
    ) =>
      pusher.subscribe(channel).bind(event, (messages: unknown) => {
        const read = safeParse(schema, messages);
        if (read.success) notify(describeEvent(read.output));
        else {
          report(`realtime ${event}`, read.issues[0].message);
          if (otherwise) notify(otherwise);
        }
      });
    const talk = listen(
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
    let recorded: 'live' | 'lost' | 'refused' = 'live';
    const hurries = countQuickReconnects();
    let stopDelay = (): void => undefined;
    const translate = (state: typeof recorded) => {
      recorded = state;
      notify({ kind: 'connection', state });
    };
    /** Without its channel the page hears of no message; a refusal that is not final is followed by another try. */
    const refuse = (isFinal: boolean) => {
      if (recorded !== 'refused') translate('refused');
      stopDelay();
      if (!isFinal) stopDelay = rest(pusher);
    };
    // What the server says to a wrong signature; a request that failed has no status here.
    talk.bind('pusher:subscription_error', (problem: unknown) => {
      if ((problem as { status?: unknown } | null)?.status !== undefined) refuse(true);
    });
    // Not as soon as it is connected: what is said before the subscription stands is heard by nobody.
    talk.bind('pusher:subscription_succeeded', () => {
      hurries.subscribed();
      if (hasBeenLive || recorded !== 'live') translate('live');
      else notify({ kind: 'listening' });
      hasBeenLive = true;
    });
    for (const state of ['unavailable', 'failed'])
      pusher.connection.bind(state, () => recorded === 'live' && translate('lost'));
    pusher.connection.bind('error', (problem: unknown) => {
      if (hurries.isRejected(problem)) refuse(false);
    });
    return () => {
      stopDelay();
      pusher.unbind_all();
      pusher.disconnect();
      // The library keeps every client that ever was.
      Pusher.instances.splice(Pusher.instances.indexOf(pusher), 1);
    };
  }, buffers.expanding(8));
}
