import type { SagaGenerator } from 'typed-redux-saga';
import { select } from 'typed-redux-saga';
import { chatApi } from '@/api';
import type { ChatLog } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';

const { getMessages } = chatApi.endpoints;

/** Cached log of the conversation with a shop; undefined before it has loaded. */
export function* knownLog(shopId: ShopId): SagaGenerator<ChatLog | undefined> {
  return (yield* select(getMessages.select(shopId))).data;
}
