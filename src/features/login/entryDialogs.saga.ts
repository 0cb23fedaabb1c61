import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import { resetFailedMutation } from '@/api';
import type { navigated } from '@/core/navigation';
import { OTP_SEND_CALL } from '@/features/otp';
import { isEntryDialog, openedBy, openEntryDialogs, overlayClosed } from '@/core/overlays';

/**
 * Resets the errors of earlier attempts when a dialog opens. Its call is cached under the dialog's name;
 * sending codes, which several dialogs share, under a key of its own.
 */
export function* openFresh(event: Action) {
  const opened = openedBy(event);
  if (!opened || !(yield* call(isEntryDialog, opened.name))) return;
  for (const name of [opened.name, OTP_SEND_CALL]) yield* call(resetFailedMutation, name);
}

/** Back closes the entry dialogs; their drafts are kept. */
export function* closeByBack({ payload }: ReturnType<typeof navigated>) {
  if (payload.move !== 'POP') return;
  for (const name of yield* call(openEntryDialogs)) yield* put(overlayClosed(name));
}
