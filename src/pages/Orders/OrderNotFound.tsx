import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Button } from '@mui/material';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { EmptyState, Link } from '@/shared/ui';

export function OrderNotFound() {
  const t = useT();
  return (
    <EmptyState
      heading="h1"
      drawing={<SearchOffOutlined aria-hidden color="primary" sx={{ fontSize: 64 }} />}
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
