import type { TabMessage } from '@/shared/adapters';

/** Posts a message to the page on a channel of the browser, as another window of it does. */
export function postOn(channelName: string, message: unknown): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Another tab of the same browser notifies this one. */
export const notifyFromOtherTab = (message: TabMessage): void => postOn('storefront', message);
