import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { useT } from '@/shared/texts';
import { EmptyState, IconTile } from '@/shared/ui';

/**
 * Shown when the application was accepted but the seller role is not granted yet: real shops review it first.
 */
export function ApplicationSent() {
  const t = useT();
  return (
    <EmptyState
      drawing={
        <IconTile>
          <StorefrontOutlined />
        </IconTile>
      }
      title={t('Your application has been sent')}
      text={t('We look at it, and your Seller Dashboard appears here as soon as your shop is open.')}
    />
  );
}
