import { whenLive } from './timeTravel';

/** Messages between tabs of one browser. They only trigger a refetch, and never carry state. */
const MESSAGES = [
  'sessionChanged',
  'loggedOut',
  'cartChanged',
  'wishlistChanged',
  'ordersChanged',
  'addressesChanged',
  'vouchersChanged',
  'messagesRead',
  'localeChanged',
  'choicesChanged',
] as const;

export type TabMessage = (typeof MESSAGES)[number];

const CHANNEL = 'storefront';

const isTabMessage = (data: unknown): data is TabMessage => MESSAGES.some((message) => message === data);

export interface TabChannel {
  notify: (message: TabMessage) => void;
  close: () => void;
}

/** Opens the channel between tabs; a no-op channel without BroadcastChannel support. */
export function openTabChannel(listener: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { notify: () => undefined, close: () => undefined };
  const subscribeWhenLive = whenLive(listener, 'tab');
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (isTabMessage(message)) subscribeWhenLive(message);
  };
  return {
    notify: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
