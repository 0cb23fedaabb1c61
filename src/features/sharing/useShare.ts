import { useDispatch } from 'react-redux';
import { noticeOf } from '@/features/notices';
import type { ShareOutcome } from '@/shared/adapters';
import { shareLink } from '@/shared/adapters';

/** The system's sheet where there is one, else the link is copied and that is said. */
export function useShare(title: string): () => void {
  const dispatch = useDispatch();
  const say = (outcome: ShareOutcome) => {
    if (outcome === 'copied') dispatch(noticeOf('linkCopied'));
    if (outcome === 'failed') dispatch(noticeOf('linkNotCopied'));
  };
  return () => void shareLink({ title, url: window.location.href }).then(say);
}
