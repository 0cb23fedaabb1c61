import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { FixedTextNotice } from './notices.table';
import { NOTICES } from './notices.table';
import type { NoticeOffer } from './notices.slice';
import { noticeExpired, selectNotices, selectUnsent, unsentWithdrawn } from './notices.slice';
import { pressKey } from './pressKey';

/** Closes notices that are no longer true; they stay in the log. */
export function* withdrawNotices(names: readonly FixedTextNotice[]): SagaGenerator<void> {
  const shown = yield* select(selectNotices);
  for (const { id, text } of shown)
    if ('key' in text && names.some((name) => NOTICES[name].text === text.key)) yield* put(noticeExpired(id));
}

/** Removes the offer of a press whose effect was found on the server after all. */
export function* withdrawUnsent(press: NoticeOffer['event']): SagaGenerator<void> {
  const key = pressKey(press);
  const isOffered = yield* select(selectUnsent, key);
  if (isOffered) yield* put(unsentWithdrawn(key));
}
