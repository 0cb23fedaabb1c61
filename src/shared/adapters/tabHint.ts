import { onReturn } from './onReturn';

const ICON = 'link[rel="icon"]';
const QUIET = '/icon.svg';
const UNREAD = '/icon-unread.svg';
const COUNT = /^\(\d+\) /;

/** Says in the tab of a page that nobody sees how much waits there. */
export function hintOfUnread() {
  const put = (count: number) => {
    const title = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    document.querySelector(ICON)?.setAttribute('href', count > 0 ? UNREAD : QUIET);
  };
  let unread = 0;
  const arrived = new Set<number>();
  const clear = () => {
    arrived.clear();
    if (COUNT.test(document.title)) put(0);
  };
  /** Nothing on a page that is seen: there the badges say it. */
  const say = () => {
    if (document.visibilityState === 'hidden') put(Math.max(unread, arrived.size));
  };
  const stop = onReturn(clear);
  return {
    /** So many are unread by the server's count. */
    count(messages: number) {
      unread = messages;
      say();
    },
    /** A message has come: while nobody sees the page it waits, also where the page has read it by showing it. */
    arrive(id: number) {
      if (document.visibilityState === 'hidden') arrived.add(id);
      say();
    },
    end() {
      stop();
      clear();
    },
  };
}
