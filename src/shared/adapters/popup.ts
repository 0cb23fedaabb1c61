import { parseUrl } from '@/domain/parseUrl';
import { timeTravel, onceLive } from './timeTravel';

/** A popup window, such as a provider's sign-in. */
export interface Popup {
  goTo(address: string): void;
  isClosed(): boolean;
  /** Brings the popup to the front, if the browser allows it. */
  show(): void;
  close(): void;
}

interface PopupOptions {
  /** In pixels. */
  width: number;
  height: number;
  /** Text shown until the popup has a URL. */
  label?: string;
  /** Removes `window.opener` in the popup; the opener can still detect that it was closed. */
  isIsolated?: boolean;
}

type OpenPopup = (name: string, options: PopupOptions) => Popup | null;

const SIGN_IN: PopupOptions = { width: 500, height: 640 };

function openWindow(name: string, { width, height, label, isIsolated }: PopupOptions): Popup | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return null;
  if (isIsolated) popup.opener = null;
  if (label) popup.document.body.textContent = popup.document.title = label;
  return {
    goTo: (address) => popup.location.replace(address),
    isClosed: () => popup.closed,
    show: () => popup.focus(),
    close: () => popup.close(),
  };
}

let open = openWindow;

/** Opens an empty popup; call synchronously in a click handler. Returns null when the browser blocked it. */
export function openPopup(name: string, options = SIGN_IN): Popup | null {
  return timeTravel.isActive() ? null : open(name, options);
}

/** Replaces the function that opens popups, by default with the browser's. */
export function setPopups(replacement: OpenPopup = openWindow): void {
  open = replacement;
}

/** Absolute URL of a path of this shop, to which external pages redirect. */
export function addressHere(path: string): string {
  return parseUrl(path, window.location.origin)?.href ?? window.location.origin;
}

/**
 * Posts the result to this popup's opener and closes the popup; returns false if this window is no popup. An
 * isolated popup is detected by its name's prefix. The message includes the name, because two tabs may each
 * wait for a popup.
 */
export function replyToOpener(channelName: string, response: PopupReply, namePrefix: string): boolean {
  const opener = window.opener as Window | null | undefined;
  const isPopup = window.name.startsWith(namePrefix) || opener?.closed === false;
  if (!isPopup || typeof BroadcastChannel === 'undefined') return false;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ ...response, window: window.name });
  channel.close();
  window.close();
  return true;
}

/** Query parameters of the URL to which the popup was redirected. */
export type PopupReply = Readonly<Record<string, string>>;

/** Subscribes to the results of popups on a channel; returns the unsubscribe function. */
export function onPopupMessage(channelName: string, listen: (response: PopupReply) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const response = event.data;
    if (isReply(response)) onceLive(() => listen(response));
  };
  return () => channel.close();
}

function isReply(data: unknown): data is PopupReply {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.values(data).every((value) => typeof value === 'string')
  );
}
