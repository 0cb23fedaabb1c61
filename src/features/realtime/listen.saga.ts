import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, race, select, take } from 'typed-redux-saga';
import { settingsApi } from '@/api';
import type { User } from '@/domain/session';
import { selectUser } from '@/core/session';
import { selectSettings } from '@/core/settings';
import { authorize } from './authorize.saga';
import type { Incoming } from './openRealtime';
import { openRealtime } from './openRealtime';
import { connectionChanged } from './realtime.events';
import type { RealtimeEndpoint } from './realtimeEndpoint';
import { realtimeEndpoint } from './realtimeEndpoint';
import { confirmSubscription, resetSubscription } from './subscription';

/** Waits for settings with a Pusher key; without one no socket is opened. */
function* knownEndpoint(): SagaGenerator<RealtimeEndpoint> {
  let endpoint = realtimeEndpoint(yield* select(selectSettings));
  while (!endpoint) {
    yield* take(settingsApi.endpoints.getMaster.matchFulfilled);
    endpoint = realtimeEndpoint(yield* select(selectSettings));
  }
  return endpoint;
}

/** Maps socket messages to actions; drops messages that concern other users. */
function* handleIncoming(incoming: Incoming): SagaGenerator<void> {
  if (incoming.kind === 'listening') yield* call(confirmSubscription);
  else if (incoming.kind === 'connection') yield* put(connectionChanged(incoming.state));
  else if (yield* select(incoming.isRelevant)) yield* put(incoming.action);
}

/** Resolves when fresh settings name another endpoint than those of an earlier visit. */
function* untilMoved(endpoint: RealtimeEndpoint): SagaGenerator<void> {
  const known = JSON.stringify(endpoint);
  while (JSON.stringify(realtimeEndpoint(yield* select(selectSettings))) === known)
    yield* take(settingsApi.endpoints.getMaster.matchFulfilled);
}

/** Owns the socket while a user is signed in. */
export function* listen(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  while (user) {
    const endpoint = yield* call(knownEndpoint);
    yield* race([call(listenAt, endpoint, user.id), call(untilMoved, endpoint)]);
  }
}

/** Messages do not wait for each other. */
function* listenAt(endpoint: RealtimeEndpoint, userId: User['id']): SagaGenerator<void> {
  const channel = yield* call(openRealtime, endpoint, userId);
  try {
    while (true) {
      const incoming = yield* take(channel);
      if (incoming.kind === 'signature') yield* fork(authorize, incoming);
      else yield* fork(handleIncoming, incoming);
    }
  } finally {
    channel.close();
    resetSubscription();
  }
}
