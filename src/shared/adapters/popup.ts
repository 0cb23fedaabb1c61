import { parseUrl } from '@/domain/parseUrl';
import { timeTravel, onceLive } from './timeTravel';

/** A small window of its own, such as a provider's sign-in. */
export interface Popup {
  goTo(address: string): void;
  isClosed(): boolean;
  /** Brings it before the other windows, where the browser lets us. */
  show(): void;
  close(): void;
}

interface PopupOptions {
  /** In pixels. */
  width: number;
  height: number;
  /** What it says until it has an address. */
  label?: string;
  /** The pages in it have no access to this one (`window.opener`), while this one still sees whether it is closed. */
  isIsolated?: boolean;
}

type OpenPopup = (name: string, look: PopupOptions) => Popup | null;

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

/** Opens an empty popup; only inside the press itself, else browsers block it. Null when it was blocked all the same. */
export function openPopup(name: string, look = SIGN_IN): Popup | null {
  return timeTravel.isActive() ? null : open(name, look);
}

/** Puts another way to open popups in place; without an argument the browser's. */
export function setPopups(replacement: OpenPopup = openWindow): void {
  open = replacement;
}

/** A full address of this shop, for others to come back to. */
export function addressHere(path: string): string {
  return parseUrl(path, window.location.origin)?.href ?? window.location.origin;
}

/**
 * Tells whoever opened this window what it came back with, and closes it; answers whether there was an opener. An
 * isolated window is known by how its name begins. The window's own name goes along, for two tabs may be waiting for
 * windows of theirs.
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

/** What a page that a popup came back to tells this one: the parameters of its address. */
export type PopupReply = Readonly<Record<string, string>>;

/** Hears what popups bring back over a channel; answers the function that stops it. */
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
