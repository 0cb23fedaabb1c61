type Leave = (address: string) => void;

const leaveByBrowser: Leave = (address) => window.location.assign(address);

let current = leaveByBrowser;

/** Takes the tab to an address outside the shop, such as a payment page; anything but http and https is refused. */
export function leaveFor(address: string): boolean {
  const { protocol } = new URL(address, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  current(address);
  return true;
}

/** Puts another way out in place, for tests; without an argument the browser's. */
export function setLeave(replacement: Leave = leaveByBrowser): void {
  current = replacement;
}
