import { keepFocusInSight } from './keepFocusInSight';
import { preserveFocus } from './preserveFocus';

/** `first` had the focus before this code arrived. */
export function watchFocus(first: EventTarget | null): void {
  preserveFocus(first);
  keepFocusInSight();
}
