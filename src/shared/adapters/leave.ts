import type { Destination } from './destination';
import { destinationOf } from './destination';
import { timeTravel } from './timeTravel';

const assign = (address: string) => window.location.assign(address);
let leave = assign;

/** Parses a URL of the server relative to this page; null if it must not be followed. */
export const destination = (address: string | null | undefined): Destination | null =>
  destinationOf(address, window.location.origin);

/** Navigates the tab to an external URL, such as a payment page, validated by `destination`. */
export function leaveFor({ href }: Destination): boolean {
  if (timeTravel.isActive()) return false;
  leave(href);
  return true;
}

/** Replaces the navigation function, by default with the browser's. */
export function setLeave(replacement = assign): void {
  leave = replacement;
}

let reload = () => window.location.reload();

/** Reloads the page; ignored during time travel. */
export function reloadPage(): void {
  if (!timeTravel.isActive()) reload();
}

/** Replaces the reload function, by default with the browser's. */
export function setReload(replacement: () => void = () => window.location.reload()): void {
  reload = replacement;
}
