import { atPresent } from './present';

/** What tabs of one browser tell each other: "ask again", never a state. */
export type TabMessage =
  'sessionChanged' | 'loggedOut' | 'cartChanged' | 'wishlistChanged' | 'ordersChanged' | 'localeChanged';

const CHANNEL = 'storefront';

function isTabMessage(data: unknown): data is TabMessage {
  return typeof data === 'string' && /^(loggedOut|(session|cart|wishlist|orders|locale)Changed)$/.test(data);
}

export interface TabChannel {
  tell: (message: TabMessage) => void;
  close: () => void;
}

/** Opens the channel between tabs; where the browser has none, tabs live on their own. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const hearAtPresent = atPresent(hear);
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (isTabMessage(message)) hearAtPresent(message);
  };
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
