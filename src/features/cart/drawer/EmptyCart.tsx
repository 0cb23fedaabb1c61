import { Button } from '@mui/material';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { EmptyState, Link } from '@/shared/ui';
import { EmptyBag } from './EmptyBag';

/** In the drawer, which `onLeave` closes, and at the checkout. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const t = useT();
  return (
    <EmptyState
      drawing={<EmptyBag />}
      title={t('Your cart is empty')}
      text={t('What you add stays here until you buy it or take it out.')}
      action={
        <Button variant="contained" component={Link} to={paths.products} onClick={onLeave}>
          {t('Continue shopping')}
        </Button>
      }
    />
  );
}
