import { addressOf, newLocationKey, splitAddress } from '@/shared/adapters';
import type { NavigationState } from './navigation.slice';
import { navigated } from './navigation.slice';

/**
 * Creates the navigation action; used by the router and by `goTo`. As in browsers, a push of the current
 * address keeps its index: it opens the page again, without another history entry.
 */
export function movedTo(address: string, move: 'PUSH' | 'REPLACE', from: NavigationState) {
  const location = { ...splitAddress(address), key: newLocationKey() };
  const isNewEntry = move === 'PUSH' && addressOf(location) !== addressOf(from.location);
  return navigated({ location, move, index: isNewEntry ? from.index + 1 : from.index });
}
