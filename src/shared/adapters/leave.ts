import { present } from './present';

const assign = (address: string) => window.location.assign(address);
let leave = assign;

/**
 * Navigates to a URL outside the shop, such as a payment page. Returns false for schemes other than http and
 * https.
 */
export function leaveFor(address: string): boolean {
  if (present.isLeft()) return false;
  const { protocol } = new URL(address, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  leave(address);
  return true;
}

/** Replaces the navigation function, by default with the browser's. */
export function setLeave(replacement = assign): void {
  leave = replacement;
}

let reload = () => window.location.reload();

/** Reloads the page; ignored during time travel. */
export function reloadPage(): void {
  if (!present.isLeft()) reload();
}

/** Replaces the reload function, by default with the browser's. */
export function setReload(replacement: () => void = () => window.location.reload()): void {
  reload = replacement;
}
