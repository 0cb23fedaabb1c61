import { call, put, select } from 'typed-redux-saga';
import { forgetRefusal } from '@/api';
import type { navigated } from '@/features/navigation';
import type { overlayReplaced } from '@/features/overlays';
import { isEntryDialog, overlayClosed, overlayOpened, selectOverlays } from '@/features/overlays';

/** A dialog that opens afresh shows no error of an earlier try; its call is kept under the dialog's name. */
export function* openAfresh(event: ReturnType<typeof overlayOpened> | ReturnType<typeof overlayReplaced>) {
  const { name } = overlayOpened.match(event) ? event.payload : event.payload.opened;
  if (isEntryDialog(name)) yield* call(forgetRefusal, name);
}

/** Back leaves the dialog too; what was typed is kept. */
export function* closeByBack({ payload }: ReturnType<typeof navigated>) {
  if (payload.move !== 'POP') return;
  const open = yield* select(selectOverlays);
  for (const { name } of open) if (isEntryDialog(name)) yield* put(overlayClosed(name));
}
