import { call, put, race, take } from 'typed-redux-saga';
import { callEndpointOnce, isNetworkLost, refetchQuery, settingsApi } from '@/api';
import { OUTAGE_RETRY_DELAYS } from '@/domain/timing';
import { networkReturned } from '@/core/connection';
import { reconnected } from '@/shared/adapters';
import { wait } from '@/shared/saga';
import { settingsRetryPressed } from './settings.events';

const { getMaster } = settingsApi.endpoints;

/**
 * Fetches the settings once, after a pending request, which may be in another language; cached ones are kept
 * until the response.
 */
export function* loadSettings() {
  return yield* refetchQuery(getMaster, undefined);
}

/** The first settings of the visit, which may have been requested before the sagas ran. */
function* loadFirstSettings() {
  const request = getMaster.initiate(undefined, { forceRefetch: true, subscribe: false });
  return yield* callEndpointOnce('getMaster', request);
}

/** Failed queries are refetched by their saga, chunks and pictures by what renders them. */
function* announceReturn() {
  yield* put(networkReturned());
  yield* call(reconnected);
}

/**
 * Fetches the settings and retries while the server is down (R3). A success after requests without any
 * response shows that the network is back, which the browser reports for lost connections of the device only.
 */
export function* settingsSaga() {
  let wasLost = false;
  for (let tries = 0; ; tries += 1) {
    const response = yield* call(tries === 0 ? loadFirstSettings : loadSettings);
    if (!response.error) {
      if (wasLost) yield* call(announceReturn);
      return;
    }
    wasLost = isNetworkLost(response.error);
    const delays = OUTAGE_RETRY_DELAYS;
    const milliseconds = delays[Math.min(tries, delays.length - 1)] ?? delays[0];
    yield* race([call(wait, milliseconds), take([settingsRetryPressed, networkReturned])]);
  }
}
