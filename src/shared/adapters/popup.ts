import { present, whenPresent } from './present';

/** A small window of its own, such as a provider's sign-in. */
export interface Popup {
  goTo(address: string): void;
  isClosed(): boolean;
  close(): void;
}

type OpenPopup = (name: string) => Popup | null;

const WIDTH = 500;
const HEIGHT = 640;

function openWindow(name: string): Popup | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
  const popup = window.open('', name, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return null;
  return {
    goTo: (address) => popup.location.assign(address),
    isClosed: () => popup.closed,
    close: () => popup.close(),
  };
}

let open = openWindow;

/** Opens an empty popup; only inside the press itself, else browsers block it. Null when it was blocked all the same. */
export function openPopup(name: string): Popup | null {
  return present.isLeft() ? null : open(name);
}

/** Puts another way to open popups in place; without an argument the browser's. */
export function setPopups(replacement: OpenPopup = openWindow): void {
  open = replacement;
}

/** A full address of this shop, for others to come back to. */
export function addressHere(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** What a page that a popup came back to tells this one: the parameters of its address. */
export type PopupAnswer = Readonly<Record<string, string>>;

/** Hears what popups bring back over a channel; answers the function that stops it. */
export function hearPopup(channelName: string, hear: (answer: PopupAnswer) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const answer = event.data;
    if (isAnswer(answer)) whenPresent(() => hear(answer));
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
