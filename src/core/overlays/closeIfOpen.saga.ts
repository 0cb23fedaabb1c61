import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { Overlay } from './overlay.types';
import { overlayClosed } from './overlays.events';
import { selectOverlays } from './overlays.selectors';

/**
 * Closes the dialog that was open when a call was sent. The shopper may have closed it since, and opened
 * another one of the same name, which stays.
 */
export function* closeIfOpen(overlay: Overlay | undefined): SagaGenerator<void> {
  if (overlay && (yield* select(selectOverlays)).includes(overlay)) yield* put(overlayClosed(overlay.name));
}
