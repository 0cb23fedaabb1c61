import { onReturn } from './onReturn';

const ICON = 'link[rel="icon"]';
const QUIET = '/icon.svg';
const UNREAD = '/icon-unread.svg';
const COUNT = /^\(\d+\) /;

/** Shows the number of unread messages in the title and icon of a hidden tab. */
export function hintOfUnread() {
  const setBadge = (count: number) => {
    const title = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    document.querySelector(ICON)?.setAttribute('href', count > 0 ? UNREAD : QUIET);
  };
  let unread = 0;
  const arrived = new Set<number>();
  const clear = () => {
    arrived.clear();
    if (COUNT.test(document.title)) setBadge(0);
  };
  /** Only for hidden tabs; a visible page shows badges instead. */
  const update = () => {
    if (document.visibilityState === 'hidden') setBadge(Math.max(unread, arrived.size));
  };
  const stop = onReturn(clear);
  return {
    /** Sets the server's unread count. */
    count(messages: number) {
      unread = messages;
      update();
    },
    /**
     * Counts a new message while the tab is hidden, even if an open conversation has already marked it as
     * read.
     */
    arrive(id: number) {
      if (document.visibilityState === 'hidden') arrived.add(id);
      update();
    },
    end() {
      stop();
      clear();
    },
  };
}
