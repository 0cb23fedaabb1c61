import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { useDispatch } from 'react-redux';
import { noticeOf } from '@/features/notices';
import type { ShareOutcome } from '@/shared/adapters';
import { shareLink } from '@/shared/adapters';
import { useT } from '@/shared/texts';
import { PictureButton } from '@/shared/ui';

/** The system's sheet where there is one, else the link is copied and that is said. */
export function ShareButton({ title }: { title: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const say = (outcome: ShareOutcome) => {
    if (outcome === 'copied') dispatch(noticeOf('linkCopied'));
    if (outcome === 'failed') dispatch(noticeOf('linkNotCopied'));
  };
  return (
    <PictureButton
      aria-label={t('Share')}
      onClick={() => void shareLink({ title, url: window.location.href }).then(say)}
    >
      <ShareOutlined fontSize="small" />
    </PictureButton>
  );
}
