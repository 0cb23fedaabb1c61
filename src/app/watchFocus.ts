import { keepFocusInSight } from './keepFocusInSight';
import { preserveFocus } from './preserveFocus';

export function watchFocus(): void {
  preserveFocus();
  keepFocusInSight();
}
