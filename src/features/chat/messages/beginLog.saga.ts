import type { SagaGenerator } from 'typed-redux-saga';
import { put, spawn } from 'typed-redux-saga';
import { callEndpoint, chatApi } from '@/api';
import type { ChatMessage } from '@/domain/chat';
import { begunWith } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { knownLog } from './knownLog';
import { openConversations } from './openConversations';

const { getMessages } = chatApi.endpoints;

/**
 * A message was sent while its conversation is open but not loaded: caches a partial log that shows it until
 * the log has loaded. A pending request would find the changed entry and be dropped, so it is started again.
 */
export function* beginLog(shopId: ShopId, sent: ChatMessage): SagaGenerator<void> {
  if (yield* knownLog(shopId)) return;
  if (!(yield* openConversations()).includes(shopId)) return;
  yield* put(
    chatApi.util.upsertQueryEntries([{ endpointName: 'getMessages', arg: shopId, value: begunWith(sent) }]),
  );
  yield* spawn(callEndpoint, getMessages.initiate(shopId, { subscribe: false, forceRefetch: true }));
}
