import { addressOf, newLocationKey, splitAddress } from '@/shared/adapters';
import type { NavigationState } from './navigation.slice';
import { navigated } from './navigation.slice';

/**
 * Creates the navigation action; used by the router and by `goTo`. As in browsers, a push of the current
 * address replaces it, so that a press that is repeated adds no history entry.
 */
export function movedTo(address: string, move: 'PUSH' | 'REPLACE', from: NavigationState) {
  const location = { ...splitAddress(address), key: newLocationKey() };
  const isPush = move === 'PUSH' && addressOf(location) !== addressOf(from.location);
  return navigated({ location, move: isPush ? 'PUSH' : 'REPLACE', index: from.index + (isPush ? 1 : 0) });
}
