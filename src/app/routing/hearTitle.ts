import { clock } from '@/shared/adapters';

/** Debounce in milliseconds: a title may change again when the page's data is loaded. */
const TITLE_DEBOUNCE = 500;

/** Announces the document title now and on every change; returns a function that stops it. */
export function hearTitle(announce: (title: string) => void): () => void {
  let cancel = (): void => undefined;
  const sayWhenRested = () => {
    cancel();
    cancel = clock.after(TITLE_DEBOUNCE, () => announce(document.title));
  };
  const changes = new MutationObserver(sayWhenRested);
  changes.observe(document.head, { childList: true, characterData: true, subtree: true });
  sayWhenRested();
  return () => {
    changes.disconnect();
    cancel();
  };
}
