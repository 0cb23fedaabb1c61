import { present, whenPresent } from './present';

/** Popup window, such as a provider's sign-in. */
export interface Popup {
  goTo(address: string): void;
  isClosed(): boolean;
  /** Focuses the window, if the browser allows it. */
  show(): void;
  close(): void;
}

interface PopupLook {
  /** In pixels. */
  width: number;
  height: number;
  /** Text shown until the window navigates. */
  words?: string;
}

type OpenPopup = (name: string, options: PopupLook) => Popup | null;

const SIGN_IN: PopupLook = { width: 500, height: 640 };

function openWindow(name: string, { width, height, words }: PopupLook): Popup | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return null;
  if (words) popup.document.body.textContent = popup.document.title = words;
  return {
    goTo: (address) => popup.location.replace(address),
    isClosed: () => popup.closed,
    show: () => popup.focus(),
    close: () => popup.close(),
  };
}

let open = openWindow;

/**
 * Opens an empty popup. Call synchronously in an event handler, or browsers block it. Null when it was
 * blocked.
 */
export function openPopup(name: string, options = SIGN_IN): Popup | null {
  return present.isLeft() ? null : open(name, options);
}

/** Replaces the function that opens popups, by default with the browser's. */
export function setPopups(replacement: OpenPopup = openWindow): void {
  open = replacement;
}

/** Absolute URL of a page of this shop. */
export function addressHere(path: string): string {
  return new URL(path, window.location.origin).href;
}

/**
 * Sends the reply of a popup to its opener and closes the popup; returns whether there is an opener. The
 * reply includes the window's name, because two tabs may be waiting for their popups.
 */
export function answerOpener(channelName: string, reply: PopupAnswer): boolean {
  const opener = window.opener as Window | null;
  if (!opener || opener.closed || typeof BroadcastChannel === 'undefined') return false;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ ...reply, window: window.name });
  channel.close();
  window.close();
  return true;
}

/** Reply of a popup: the parameters of the URL that it was redirected to. */
export type PopupAnswer = Readonly<Record<string, string>>;

/** Subscribes to replies of popups on a channel; returns the unsubscribe function. */
export function hearPopup(channelName: string, listener: (reply: PopupAnswer) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const reply = event.data;
    if (isAnswer(reply)) whenPresent(() => listener(reply));
  };
  return () => channel.close();
}

function isAnswer(data: unknown): data is PopupAnswer {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.values(data).every((value) => typeof value === 'string')
  );
}
