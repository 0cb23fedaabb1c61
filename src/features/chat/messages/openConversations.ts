import type { SagaGenerator } from 'typed-redux-saga';
import { subscribedQueries } from '@/api';
import type { ShopId } from '@/domain/ids';

/** The shops whose conversations are on the page, loaded or not. */
export function* openConversations(): SagaGenerator<ShopId[]> {
  return (yield* subscribedQueries()).flatMap(({ endpointName, originalArgs: shopId }) =>
    endpointName === 'getMessages' && typeof shopId === 'number' ? [shopId] : [],
  );
}
