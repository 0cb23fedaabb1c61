import { call, race, take } from 'typed-redux-saga';
import { callEndpoint, settingsApi } from '@/api';
import { SETTINGS_RETRY_DELAYS } from '@/domain/timing';
import { networkReturned } from '@/core/connection';
import { wait } from '@/shared/saga';
import { settingsRetryPressed } from './settings.events';

/** Fetches the settings once; cached ones are kept until the response. */
export function* loadSettings() {
  return yield* callEndpoint(
    settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Fetches the settings and retries while the server is down (R3). */
export function* settingsSaga() {
  for (let tries = 0; ; tries += 1) {
    const response = yield* call(loadSettings);
    if (!response.error) return;
    const delays = SETTINGS_RETRY_DELAYS;
    const milliseconds = delays[Math.min(tries, delays.length - 1)] ?? delays[0];
    yield* race([call(wait, milliseconds), take([settingsRetryPressed, networkReturned])]);
  }
}
