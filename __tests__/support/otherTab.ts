import type { TabMessage } from '@/shared/adapters';
import { nextTask } from './externalServer';

/** Posts a message to the page on a channel of the browser, as another window of it does. */
export function postOn(channelName: string, message: unknown): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Another tab of the same browser notifies this one. */
export const notifyFromOtherTab = (message: TabMessage): void => postOn('storefront', message);

/** Resolves when the page has received the next message on a channel. */
export async function nextMessageOn(channelName: string): Promise<void> {
  // Opened after the page's channel, to which messages are therefore delivered first.
  const witness = new BroadcastChannel(channelName);
  await new Promise((resolve) => {
    witness.onmessage = resolve;
  });
  witness.close();
  await nextTask();
}
