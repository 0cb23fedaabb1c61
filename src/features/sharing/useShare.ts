import { useDispatch } from 'react-redux';
import { noticeOf } from '@/core/notices';
import type { ShareOutcome } from '@/shared/adapters';
import { shareLink } from '@/shared/adapters';

/** Opens the system's share sheet; without one, copies the URL and shows a notice. */
export function useShare(title: string): () => void {
  const dispatch = useDispatch();
  const showOutcome = (outcome: ShareOutcome) => {
    if (outcome === 'copied') dispatch(noticeOf('linkCopied'));
    if (outcome === 'failed') dispatch(noticeOf('linkNotCopied'));
  };
  return () => void shareLink({ title, url: window.location.href }).then(showOutcome);
}
