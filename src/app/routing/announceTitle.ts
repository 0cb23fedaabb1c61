import { clock } from '@/shared/adapters';

/** Debounce in milliseconds: a title may change again when the page's data is loaded. */
const TITLE_DEBOUNCE = 500;

/** Announces the document title now and on every change; returns a function that stops it. */
export function announceTitle(announce: (title: string) => void): () => void {
  let cancel = (): void => undefined;
  const announceWhenIdle = () => {
    cancel();
    cancel = clock.after(TITLE_DEBOUNCE, () => announce(document.title));
  };
  const changes = new MutationObserver(announceWhenIdle);
  changes.observe(document.head, { childList: true, characterData: true, subtree: true });
  announceWhenIdle();
  return () => {
    changes.disconnect();
    cancel();
  };
}
