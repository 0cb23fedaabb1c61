import type { SagaGenerator } from 'typed-redux-saga';
import { call, getContext, select } from 'typed-redux-saga';
import type { OverlayDefinitions, OverlayName } from './overlay.types';
import { selectOverlays } from './overlays.selectors';

/** Context of the root saga: the definitions of all overlays, which `app` composes. */
export interface OverlayContext {
  overlays: OverlayDefinitions;
}

export function* isEntryDialog(name: OverlayName): SagaGenerator<boolean> {
  const definitions = yield* getContext<OverlayContext['overlays']>('overlays');
  return definitions[name].isEntryDialog === true;
}

/** The open entry dialogs; the visitor is logging in while there is one. */
export function* openEntryDialogs(): SagaGenerator<OverlayName[]> {
  const names: OverlayName[] = [];
  for (const { name } of yield* select(selectOverlays))
    if (yield* call(isEntryDialog, name)) names.push(name);
  return names;
}
