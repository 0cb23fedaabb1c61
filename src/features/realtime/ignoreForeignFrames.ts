import type Pusher from 'pusher-js';

interface Frame {
  event?: unknown;
  channel?: unknown;
}

/** The protocol's own events on a channel that are needed. */
const SUBSCRIPTION_EVENTS = ['pusher_internal:subscription_succeeded', 'pusher:subscription_error'];

/**
 * A frame that is no event, or one of the protocol's without its facts, would throw inside pusher-js, and the page would
 * hear of it as of an error of its own. Before the library looks at it, what nobody listens to is made to say nothing.
 */
export function ignoreForeignFrames(pusher: Pusher): void {
  const isReceived = ({ event, channel }: Frame) =>
    typeof event === 'string' &&
    (SUBSCRIPTION_EVENTS.includes(event) || !event.startsWith('pusher')) &&
    pusher.allChannels().some(({ name }) => name === channel);
  pusher.connection.bind_global((name: string, frame: Frame) => {
    if (name === 'message' && !isReceived(frame)) Object.assign(frame, { event: '', channel: undefined });
  });
}
