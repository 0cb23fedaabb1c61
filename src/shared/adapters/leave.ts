import { present } from './present';

/** Takes the tab to an address outside the shop, such as a payment page; anything but http and https is refused. */
export function leaveFor(address: string): boolean {
  const { protocol } = new URL(address, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  window.location.assign(address);
  return true;
}

/** Asks the browser for the page as the server has it now. */
export function reloadPage(): void {
  if (!present.isLeft()) window.location.reload();
}
