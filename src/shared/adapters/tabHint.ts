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
  const clear = () => {
    if (COUNT.test(document.title)) put(0);
  };
  const stop = onReturn(clear);
  return {
    /** Nothing on a page that is seen: there the badges say it. */
    show(count: number) {
      if (document.visibilityState === 'hidden') put(count);
    },
    end() {
      stop();
      clear();
    },
  };
}
