import type { ChannelAuthorizationHandler } from 'pusher-js';
import Pusher from 'pusher-js';
import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { heardMessageWire, heardTicketWire } from '@/api';
import type { HeardMessage } from '@/domain/chat';
import type { UserId } from '@/domain/ids';
import { atPresent } from '@/shared/adapters';
import { report } from '@/shared/report';
import type { SignatureRequest } from './authorize.saga';
import { passOverFrames } from './passOverFrames';
import type { RealtimePlace } from './realtimePlace';
import { countHurries, rest } from './rest';

export type Heard =
  | { kind: 'message'; heard: HeardMessage }
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
export function openRealtime(place: RealtimePlace, userId: UserId): EventChannel<Heard | SignatureRequest> {
  return eventChannel<Heard | SignatureRequest>((emit) => {
    const tell = atPresent(emit);
    const customHandler: ChannelAuthorizationHandler = ({ socketId, channelName }, callback) => {
      const settle: SignatureRequest['settle'] = (result) => {
        if ('auth' in result) return callback(null, result);
        callback(new Error('not signed'), null);
        refuse(result.isRefused);
      };
      tell({ kind: 'signature', socketId, channelName, settle });
    };
    const pusher = new Pusher(place.key, { ...place.options, channelAuthorization: { customHandler } });
    passOverFrames(pusher);
    const hear = <T>(
      channel: string,
      event: string,
      schema: GenericSchema<unknown, T>,
      tellOf: (said: T) => Heard,
      otherwise?: Heard,
    ) =>
      pusher.subscribe(channel).bind(event, (said: unknown) => {
        const read = safeParse(schema, said);
        if (read.success) tell(tellOf(read.output));
        else {
          report(`realtime ${event}`, read.issues[0].message);
          if (otherwise) tell(otherwise);
        }
      });
    const talk = hear(
      `${place.isPrivate ? 'private-' : ''}chat_user_${userId}`,
      'send-message-to-user',
      heardMessageWire,
      (heard) => ({ kind: 'message', heard }),
      { kind: 'notRead' },
    );
    hear('support-ticket-message-channel', 'support-ticket-message-event', heardTicketWire, (number) => ({
      kind: 'ticket',
      number,
    }));

    let hasBeenLive = false;
    let told: 'live' | 'lost' | 'refused' = 'live';
    const hurries = countHurries();
    let stopRest = (): void => undefined;
    const say = (state: typeof told) => {
      told = state;
      tell({ kind: 'connection', state });
    };
    /** Without its channel the page hears of no message; a refusal that is not final is followed by another try. */
    const refuse = (isFinal: boolean) => {
      if (told !== 'refused') say('refused');
      stopRest();
      if (!isFinal) stopRest = rest(pusher);
    };
    // What the server says to a wrong signature; a request that failed has no status here.
    talk.bind('pusher:subscription_error', (problem: unknown) => {
      if ((problem as { status?: unknown } | null)?.status !== undefined) refuse(true);
    });
    // Not as soon as it is connected: what is said before the subscription stands is heard by nobody.
    talk.bind('pusher:subscription_succeeded', () => {
      hurries.subscribed();
      if (hasBeenLive || told !== 'live') say('live');
      else tell({ kind: 'listening' });
      hasBeenLive = true;
    });
    for (const state of ['unavailable', 'failed'])
      pusher.connection.bind(state, () => told === 'live' && say('lost'));
    pusher.connection.bind('error', (problem: unknown) => {
      if (hurries.isSentAway(problem)) refuse(false);
    });
    return () => {
      stopRest();
      pusher.unbind_all();
      pusher.disconnect();
      // The library keeps every client that ever was.
      Pusher.instances.splice(Pusher.instances.indexOf(pusher), 1);
    };
  }, buffers.expanding(8));
}
