import { newLocationKey, splitAddress } from '@/shared/adapters';
import { navigated } from './navigation.slice';

/** Creates the navigation action; used by the router and by `goTo`. */
export function movedTo(address: string, move: 'PUSH' | 'REPLACE', index: number) {
  return navigated({
    location: { ...splitAddress(address), key: newLocationKey() },
    move,
    index: move === 'PUSH' ? index + 1 : index,
  });
}
