import { useSelector } from 'react-redux';
import { useUploadShare } from '@/api';
import { useFormats } from '@/shared/texts';
import { selectNextOutgoing } from '../chat.selectors';

/** How much of a message with photos is uploaded. Hidden from the live region, which would read each step. */
export function UploadShare({ messageKey }: { messageKey: string }) {
  const formats = useFormats();
  const share = useUploadShare('/send-message');
  const isNext = useSelector(selectNextOutgoing)?.key === messageKey;
  if (share === null || !isNext) return null;
  return <bdi aria-hidden> {formats.percent(Math.round(share * 100))}</bdi>;
}
