import type Pusher from 'pusher-js';

interface Frame {
  event?: unknown;
  channel?: unknown;
}

/** Internal protocol events of a channel that pusher-js needs. */
const SUBSCRIPTION_EVENTS = ['pusher_internal:subscription_succeeded', 'pusher:subscription_error'];

/**
 * pusher-js throws on frames that are not events, or that lack required fields, and the page would report
 * that as an error of its own. Neutralizes all frames of other channels, and unneeded protocol events, before
 * pusher-js handles them.
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
