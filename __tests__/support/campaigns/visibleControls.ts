/** Names of controls that lead on in a flow; the other ones together are pressed as often. */
export const LEADING =
  /add to cart|buy now|place order|select|cash|send|log ?in|yes|confirm|collect|checkout|again|save|english|العربية/i;

/** Names of controls that change the cart. */
export const OF_CART = /add to cart|increase|decrease|remove|undo/i;

/** Dialogs, menus and drawers. */
export const OVERLAYS = '[role=dialog], [role=menu], [role=listbox]';

/** Signs of something that has not ended. */
export const BUSY = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true]';

const PRESSABLE = [
  ...['button', 'a[href^="/"]', 'summary', 'input[type=radio]', 'input[type=checkbox]'],
  ...[
    '[role=button]',
    '[role=option]',
    '[role=menuitem]',
    '[role=menuitemradio]',
    '[role=tab]',
    'div[role=combobox]',
  ],
].join();

const WRITABLE = [
  'textarea',
  ...['text', 'email', 'tel', 'password', 'search', 'number'].map((type) => `input[type=${type}]`),
  'input:not([type])',
].join();

/** A modal dialog hides the rest of the page from assistive technology. */
export const isReachable = (element: Element) =>
  !element.closest('[aria-hidden=true], [inert], [hidden], [data-qa-panel]') &&
  !element.matches(':disabled, [aria-disabled=true], [target=_blank], [readonly]');

const find = <E extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<E>(selector)].filter(isReachable);

/** Controls that a shopper can press now, in the order of the page. */
export const pressable = () => find<HTMLElement>(PRESSABLE);

/** Text fields that a shopper can type into now. */
export const writable = () => find<HTMLInputElement | HTMLTextAreaElement>(WRITABLE);

/** Name of a control for the list of steps. */
export const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent).slice(0, 40);

/** Dialogs, menus and drawers that are open. */
export const openOverlays = () => [...document.querySelectorAll(OVERLAYS)].filter(isReachable);

export const busySigns = () => [...document.querySelectorAll(BUSY)].filter(isReachable);
