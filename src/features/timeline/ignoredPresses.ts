import type { Action } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { nameOfControl, timeTravel } from '@/shared/adapters';

/** A button was pressed that ignores presses now, such as by a double click; the payload is its name. */
export const pressIgnored = createAction<string>('timeline/pressIgnored');

const IGNORING = '[aria-busy="true"], [aria-disabled="true"]';

let stop = (): void => undefined;

/** Records presses of busy buttons, which dispatch nothing themselves, for the latest store. */
export function watchIgnoredPresses(dispatch: (action: Action) => unknown): void {
  stop();
  const record = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button, a, [role="button"]') : null;
    if (button?.matches(IGNORING) && !timeTravel.isActive()) dispatch(pressIgnored(nameOfControl(button)));
  };
  window.addEventListener('click', record, true);
  stop = () => window.removeEventListener('click', record, true);
}
