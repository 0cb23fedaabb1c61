import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { Button } from '@mui/material';
import { useT } from '@/shared/texts';
import { PictureButton } from '@/shared/ui';
import { useShare } from './useShare';

interface ShareButtonProps {
  /** What is shared. */
  title: string;
  /** A round one on a picture, or one with its word on the page. */
  variant?: 'picture' | 'page';
}

/** Hands the page's address on. */
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
