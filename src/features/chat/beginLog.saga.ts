import type { SagaGenerator } from 'typed-redux-saga';
import { put, spawn } from 'typed-redux-saga';
import { callEndpoint, chatApi, subscribedQueries } from '@/api';
import type { ChatMessage } from '@/domain/chat';
import { begunWith } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { knownLog } from './knownLog';

const { getMessages } = chatApi.endpoints;

/**
 * A message has arrived while its conversation is open and not known yet, or could not be loaded: it stays on the page
 * until the log has it. An answer that is on its way would find the log changed and be dropped; so it is asked anew.
 */
export function* beginLog(shopId: ShopId, sent: ChatMessage): SagaGenerator<void> {
  if (yield* knownLog(shopId)) return;
  const shown = yield* subscribedQueries();
  if (!shown.some((one) => one.endpointName === 'getMessages' && one.originalArgs === shopId)) return;
  yield* put(
    chatApi.util.upsertQueryEntries([{ endpointName: 'getMessages', arg: shopId, value: begunWith(sent) }]),
  );
  yield* spawn(callEndpoint, getMessages.initiate(shopId, { subscribe: false, forceRefetch: true }));
}
