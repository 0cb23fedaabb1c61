import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Notice } from '@/features/notices';
import { isUrgent, selectNotices, useNoticeText } from '@/features/notices';
import { clock } from '@/shared/adapters';
import { VisuallyHidden } from '@/shared/ui';

/** A live region has to be there before its words come, in milliseconds. */
const REST = 100;
const nothing: Notice['text'] = { message: '' };

/** Says the newest notice that is not urgent when the screen reader comes to rest; urgent ones are alerts themselves. */
export function SpokenNotices() {
  const latest = useSelector(selectNotices).findLast(({ kind }) => !isUrgent(kind));
  const words = useNoticeText(latest?.text ?? nothing);
  const sentence = [latest?.product?.name, words].filter(Boolean).join(' ');
  const [spoken, setSpoken] = useState('');
  useEffect(() => clock.after(REST, () => setSpoken(sentence)), [sentence]);
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>;
}
