import { createAction } from '@reduxjs/toolkit';
import { call, race, take } from 'typed-redux-saga';
import { callEndpoint, settingsApi } from '@/api';
import { SETTINGS_RETRY_DELAYS } from '@/domain/timing';
import { networkReturned } from '@/core/connection';
import { wait } from '@/shared/saga';

/** "Try again" was pressed in the bar that says that the settings are missing. */
export const settingsRetryPressed = createAction('settings/settingsRetryPressed');

/** Asks for the settings once; what is known stays until the answer is there. */
export function* loadSettings() {
  return yield* callEndpoint(
    settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Asks for the settings and goes on asking while the server is down (R3). */
export function* settingsSaga() {
  for (let tries = 0; ; tries += 1) {
    const response = yield* call(loadSettings);
    if (!response.error) return;
    const delays = SETTINGS_RETRY_DELAYS;
    const milliseconds = delays[Math.min(tries, delays.length - 1)] ?? delays[0];
    yield* race([call(wait, milliseconds), take([settingsRetryPressed, networkReturned])]);
  }
}
