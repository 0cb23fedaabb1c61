import { present } from './present';

const assign = (address: string) => window.location.assign(address);
let leave = assign;

/** Takes the tab to an address outside the shop, such as a payment page; anything but http and https is refused. */
export function leaveFor(address: string): boolean {
  if (present.isLeft()) return false;
  const { protocol } = new URL(address, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  leave(address);
  return true;
}

/** Puts another way to leave in place; without an argument the browser's. */
export function setLeave(replacement = assign): void {
  leave = replacement;
}

let reload = () => window.location.reload();

/** Asks the browser for the page as the server has it now. */
export function reloadPage(): void {
  if (!present.isLeft()) reload();
}

/** Puts another way to reload in place; without an argument the browser's. */
export function setReload(replacement: () => void = () => window.location.reload()): void {
  reload = replacement;
}
