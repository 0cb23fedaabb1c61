import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { conversationAddress } from '@/domain/messagesUrlState';
import { noticeLogged } from '@/core/notices';
import type { messageArrived } from '@/features/realtime';
import { openConversations } from '../messages/openConversations';

/**
 * Keeps a shop's message in the notice log (R103), unless its conversation is open and shows it. It has no
 * toast: the unread badges count it.
 */
export function* logArrival({ payload }: ReturnType<typeof messageArrived>): SagaGenerator<void> {
  const { message, shopId, shopName } = payload;
  if (message.side !== 'shop' || shopName === '') return;
  if ((yield* openConversations()).includes(shopId)) return;
  const text = { key: '{shop} wrote to you.', values: { shop: shopName } };
  const link = { text: 'Open conversation', to: conversationAddress({ shopId, search: '' }) };
  yield* put(noticeLogged({ kind: 'info', text, link }));
}
