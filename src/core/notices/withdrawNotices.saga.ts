import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { FixedTextNotice } from './notices.table';
import { NOTICES } from './notices.table';
import { noticeExpired, selectNotices } from './notices.slice';

/** Closes notices that are no longer true; they stay in the log. */
export function* withdrawNotices(names: readonly FixedTextNotice[]): SagaGenerator<void> {
  const shown = yield* select(selectNotices);
  for (const { id, text } of shown)
    if ('key' in text && names.some((name) => NOTICES[name].text === text.key)) yield* put(noticeExpired(id));
}
