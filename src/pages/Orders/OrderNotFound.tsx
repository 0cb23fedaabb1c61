import { Button } from '@mui/material';
import { paths } from '@/domain/paths';
import { EmptyParcel } from '@/features/orders';
import { useT } from '@/shared/texts';
import { EmptyState, Link } from '@/shared/ui';

export function OrderNotFound() {
  const t = useT();
  return (
    <EmptyState
      heading="h1"
      drawing={<EmptyParcel />}
      title={t('Order not found')}
      text={t('There is no such order of yours.')}
      action={
        <Button variant="contained" component={Link} to={paths.orderHistory}>
          {t('View orders')}
        </Button>
      }
    />
  );
}
