import CreditCardOffOutlined from '@mui/icons-material/CreditCardOffOutlined';
import { Button, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { paths } from '@/domain/paths';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { IconTile, Link, ShopDialog } from '@/shared/ui';
import { MakePaymentButton } from './MakePaymentButton';

/** Nothing was paid; the order stays in the history, payable from there (R51). */
export function PaymentCancelDialog({ overlay: { order } }: { overlay: OverlayOf<'orderPaymentCancel'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const close = () => dispatch(overlayClosed('orderPaymentCancel'));
  return (
    <ShopDialog
      mark={
        <IconTile sx={{ color: 'warning.main', bgcolor: 'warning.soft' }}>
          <CreditCardOffOutlined aria-hidden />
        </IconTile>
      }
      title={t('Your order is not paid yet')}
      isShort
      onClose={close}
      actions={
        <>
          <Button
            size="large"
            variant={order ? 'outlined' : 'contained'}
            color={order ? 'inherit' : 'primary'}
            component={Link}
            to={paths.orderHistory}
            onClick={close}
          >
            {t('View orders')}
          </Button>
          {order && <MakePaymentButton order={order} size="large" />}
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t(
          'The payment was not completed. Your order is kept in your order history, and you can pay for it there.',
        )}
      </Typography>
    </ShopDialog>
  );
}
