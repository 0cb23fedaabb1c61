import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Button } from '@mui/material';
import { sellerDashboardPath } from '@/domain/sellerDashboard';
import type { User } from '@/domain/session';
import { useT } from '@/shared/texts';
import { EmptyState, IconTile } from '@/shared/ui';

/** Shown to sellers in place of the form: a link to their dashboard. */
export function IsSeller({ user }: { user: User }) {
  const t = useT();
  return (
    <EmptyState
      drawing={
        <IconTile>
          <StorefrontOutlined />
        </IconTile>
      }
      title={t('You have a shop')}
      text={t('Products, orders and messages of your shop are in your Seller Dashboard.')}
      action={
        <Button
          variant="contained"
          href={sellerDashboardPath(user.id)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('Open the Seller Dashboard')}
        </Button>
      }
    />
  );
}
