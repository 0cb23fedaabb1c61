import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { Button } from '@mui/material';
import { useT } from '@/shared/texts';
import { PictureButton } from '@/shared/ui';
import { useShare } from './useShare';

interface ShareButtonProps {
  /** Title of the shared page. */
  title: string;
  /** `picture` is a round icon button on a picture, `page` has a label. */
  variant?: 'picture' | 'page';
}

/** Shares the URL of the page. */
export function ShareButton({ title, variant = 'picture' }: ShareButtonProps) {
  const t = useT();
  const share = useShare(title);
  if (variant === 'page')
    return (
      <Button variant="outlined" color="inherit" startIcon={<ShareOutlined />} onClick={share}>
        {t('Share')}
      </Button>
    );
  return (
    <PictureButton aria-label={t('Share')} onClick={share}>
      <ShareOutlined fontSize="small" />
    </PictureButton>
  );
}
