import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, select, take } from 'typed-redux-saga';
import { settingsApi } from '@/api';
import type { UserId } from '@/domain/ids';
import { selectSettings } from '@/core/settings';
import { authorize } from './authorize.saga';
import type { Incoming } from './openRealtime';
import { openRealtime } from './openRealtime';
import { realtimeEndpoint } from './realtimeEndpoint';

/**
 * Passes socket events to `notify` without waiting for it; without a Pusher key no socket is opened. Cancel
 * with the session.
 */
export function* listen(
  userId: UserId,
  notify: (received: Incoming) => SagaGenerator<void>,
): SagaGenerator<void> {
  let endpoint = realtimeEndpoint(yield* select(selectSettings));
  while (!endpoint) {
    yield* take(settingsApi.endpoints.getMaster.matchFulfilled);
    endpoint = realtimeEndpoint(yield* select(selectSettings));
  }
  const channel = yield* call(openRealtime, endpoint, userId);
  try {
    while (true) {
      const incoming = yield* take(channel);
      if (incoming.kind === 'signature') yield* fork(authorize, incoming);
      else yield* fork(notify, incoming);
    }
  } finally {
    channel.close();
  }
}
