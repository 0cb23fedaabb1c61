import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Notice } from '@/core/notices';
import { isUrgent, selectNotices, useNoticeText } from '@/core/notices';
import { clock } from '@/shared/adapters';
import { VisuallyHidden } from '@/shared/ui';

/** Delay in milliseconds: a live region must be mounted before its text is set. */
const ANNOUNCE_DELAY = 100;
const emptyText: Notice['text'] = { message: '' };

/** Polite live region for the newest non-urgent notice; urgent notices have `role="alert"` themselves. */
export function NoticesLiveRegion() {
  const latest = useSelector(selectNotices).findLast(({ kind }) => !isUrgent(kind));
  const message = useNoticeText(latest?.text ?? emptyText);
  const sentence = [latest?.product?.name, message].filter(Boolean).join(' ');
  const [announced, setAnnounced] = useState('');
  useEffect(() => clock.after(ANNOUNCE_DELAY, () => setAnnounced(sentence)), [sentence]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
