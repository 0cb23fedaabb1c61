import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { api, querySubscriptions } from '@/api';
import { CONVERSATION_CLOSED } from '@/domain/timing';
import { wait } from '@/shared/saga';

interface State {
  api: ReturnType<typeof api.reducer>;
}

const { removeQueryResult } = api.internalActions;
type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

const selectConversations = ({ api: { queries } }: State) =>
  Object.keys(queries).filter((key) => queries[key]?.endpointName === 'getMessages') as QueryCacheKey[];

/**
 * Specification §4, "Chat panel": "Closing clears messages", once no component subscribes to them any more.
 */
export function* forgetClosed(): SagaGenerator<void> {
  if ((yield* select(selectConversations)).length === 0) return;
  yield* call(wait, CONVERSATION_CLOSED);
  const subscriptions = yield* querySubscriptions();
  for (const queryCacheKey of yield* select(selectConversations))
    if (subscriptions.getSubscriptionCount(queryCacheKey) === 0)
      yield* put(removeQueryResult({ queryCacheKey }));
}
