/**
 * QA tools are rendered outside the page, in their own <slot> elements (`createOutsideRoot`).
 */
const isOfPage = ({ target }: Event) => target instanceof Element && !target.closest('body > slot');

/** Enter in a field submits its form; on a link or button the key is a press, which the gate drops. */
const sends = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && (target as Element).matches('input, textarea');

/**
 * Blocks typing and submitting in the page during time travel, so that live drafts are neither changed nor
 * sent. Returns a function that unblocks the page.
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
