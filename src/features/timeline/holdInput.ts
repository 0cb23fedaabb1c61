/**
 * QA tools are rendered outside the page, in their own <slot> elements (`createOutsideRoot`).
 */
const isOfPage = ({ target }: Event) => target instanceof Element && !target.closest('body > slot');

const FIELDS = 'input, textarea, select, [role="combobox"]';

/** Tab moves the focus on, and the keys of the browser, such as those that copy, change nothing. */
const changesField = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  (target as Element).matches(FIELDS) && key !== 'Tab' && (key === 'Enter' || !(ctrlKey || metaKey));

/** Lists and sliders change before the click. Elsewhere texts can be selected, and the page scrolls. */
const changesOnTouch = ({ target }: Event) =>
  (target as Element).closest('select, [role="combobox"], .MuiSlider-root') !== null;

const always = () => true;

/** Kinds of events by which a page is used, each with a test whether one of them is. */
const kinds = {
  beforeinput: always,
  click: always,
  drop: always,
  keydown: (event: Event) => changesField(event as KeyboardEvent),
  mousedown: changesOnTouch,
  paste: always,
  submit: always,
  touchstart: changesOnTouch,
};

/**
 * Blocks clicks, typing and submitting in the page during time travel. The gate drops what they dispatch;
 * what a form or the browser does with them by itself would change live drafts, or follow a link. Returns a
 * function that unblocks the page.
 */
export function holdInput(): () => void {
  const held = new AbortController();
  const options = { capture: true, passive: false, signal: held.signal };
  for (const [kind, isUse] of Object.entries(kinds))
    window.addEventListener(
      kind,
      (event) => {
        if (!isOfPage(event) || !isUse(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      options,
    );
  return () => held.abort();
}
