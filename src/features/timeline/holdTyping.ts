/** The tools of QA stand beside the page in places of their own (`createBarRoot`, `createBenchRoot`). */
const isOfPage = ({ target }: Event) => target instanceof Element && !target.closest('body > slot');

/** A field sends by Enter; on a link or a button the key is a press. */
const sends = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && (target as Element).matches('input, textarea');

/**
 * While QA looks back, what is typed into the page is dropped as its presses are: a draft of now is neither changed nor
 * sent off. Answers the function that lets the page be written in again.
 */
export function holdTyping(): () => void {
  const drop = (event: Event) => {
    if (!isOfPage(event) || (event instanceof KeyboardEvent && !sends(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const kinds = ['beforeinput', 'keydown', 'submit'];
  for (const kind of kinds) window.addEventListener(kind, drop, true);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, drop, true);
  };
}
