import { createAction } from '@reduxjs/toolkit';
import { call, race, take } from 'typed-redux-saga';
import { callEndpoint, settingsApi } from '@/api';
import { SETTINGS_RETRY_PAUSES } from '@/domain/timing';
import { networkReturned } from '@/features/connection';
import { wait } from '@/shared/saga';

/** "Try again" was pressed in the bar that says that the settings are missing. */
export const settingsRetryPressed = createAction('settings/settingsRetryPressed');

/** Asks for the settings once; what is known stays until the answer is there. */
export function* loadSettings() {
  return yield* callEndpoint(
    settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Asks for the settings and goes on asking while the server is down (contract §10, "/master down for good"). */
export function* settingsSaga() {
  for (let tries = 0; ; tries += 1) {
    const answer = yield* call(loadSettings);
    if (!answer.error) return;
    const pauses = SETTINGS_RETRY_PAUSES;
    const milliseconds = pauses[Math.min(tries, pauses.length - 1)] ?? pauses[0];
    yield* race([call(wait, milliseconds), take([settingsRetryPressed, networkReturned])]);
  }
}
