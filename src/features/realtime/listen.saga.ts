import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, select, take } from 'typed-redux-saga';
import { settingsApi } from '@/api';
import type { UserId } from '@/domain/ids';
import { selectSettings } from '@/features/settings';
import { authorize } from './authorize.saga';
import type { Heard } from './openRealtime';
import { openRealtime } from './openRealtime';
import { realtimePlace } from './realtimePlace';

/** Hands on what the socket says, and waits for nothing that comes of it; without a key there is no socket. To be cancelled with the session. */
export function* listen(userId: UserId, tell: (heard: Heard) => SagaGenerator<void>): SagaGenerator<void> {
  let place = realtimePlace(yield* select(selectSettings));
  while (!place) {
    yield* take(settingsApi.endpoints.getMaster.matchFulfilled);
    place = realtimePlace(yield* select(selectSettings));
  }
  const channel = yield* call(openRealtime, place, userId);
  try {
    while (true) {
      const incoming = yield* take(channel);
      if (incoming.kind === 'signature') yield* fork(authorize, incoming);
      else yield* fork(tell, incoming);
    }
  } finally {
    channel.close();
  }
}
