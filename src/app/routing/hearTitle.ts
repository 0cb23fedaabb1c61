import { clock } from '@/shared/adapters';

/** A title follows its page: at once, or when the thing that it names has come. It is said when it rests this long. */
const REST = 500;

/** Says the page's title, and says it again when it changes; answers the function that stops it. */
export function hearTitle(say: (title: string) => void): () => void {
  let cancel = (): void => undefined;
  const sayWhenRested = () => {
    cancel();
    cancel = clock.after(REST, () => say(document.title));
  };
  const changes = new MutationObserver(sayWhenRested);
  changes.observe(document.head, { childList: true, characterData: true, subtree: true });
  sayWhenRested();
  return () => {
    changes.disconnect();
    cancel();
  };
}
