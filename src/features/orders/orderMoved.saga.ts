import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { api } from '@/api';
import { ownEntry } from '@/domain/ownEntry';
import { paths } from '@/domain/paths';
import type { TextKey } from '@/domain/textKey';
import { noticeOf } from '@/core/notices';
import type { orderMoved } from '@/features/realtime';

const NEWS: Readonly<Record<string, { text: TextKey }>> = {
  Confirm: { text: 'Order {code} is confirmed.' },
  Processing: { text: 'Order {code} is being prepared.' },
  Pickup: { text: 'Order {code} is ready for the courier.' },
  'On The Way': { text: 'Order {code} is on its way.' },
  Delivered: { text: 'Order {code} has arrived.' },
  Cancelled: { text: 'Order {code} has been cancelled.' },
};

/** Names an order that has a new status, in a toast and in the log, and refetches the shown ones (R103). */
export function* showOrderMoved({ payload }: ReturnType<typeof orderMoved>): SagaGenerator<void> {
  const { id, code, status } = payload;
  yield* put(api.util.invalidateTags(['Orders']));
  const news = ownEntry(NEWS, status);
  if (!news) return;
  const text = { key: news.text, values: { code } };
  yield* put(noticeOf('orderMoved', { text, link: { text: 'View order', to: paths.orderDetails(id) } }));
}
