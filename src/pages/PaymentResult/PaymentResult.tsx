import CreditCardOffOutlined from '@mui/icons-material/CreditCardOffOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import { Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useMatch, useParams } from 'react-router';
import { paths, patterns } from '@/domain/paths';
import { paymentReturned } from '@/features/payment';
import { useT } from '@/shared/texts';
import { Column, IconTile, Link } from '@/shared/ui';

/**
 * Landing page after a payment (R51); visible only if the browser does not allow the window to close
 * itself. It does not claim that the order is paid: only the order's own status shows that.
 */
export function PaymentResult() {
  const t = useT();
  const dispatch = useDispatch();
  const { payment = '' } = useParams();
  const isSuccess = useMatch(patterns.paymentSuccess) !== null;
  useEffect(() => {
    dispatch(paymentReturned({ payment, result: isSuccess ? 'success' : 'cancel' }));
  }, [dispatch, payment, isSuccess]);
  return (
    <Column sx={{ alignItems: 'center', gap: 4, paddingBlock: 16, textAlign: 'center' }}>
      <IconTile>
        {isSuccess ? <CreditCardOutlined aria-hidden /> : <CreditCardOffOutlined aria-hidden />}
      </IconTile>
      <Typography variant="h1">{isSuccess ? t('Back from the payment') : t('Payment Canceled')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {isSuccess && <>{t('Your order history shows whether the payment was received.')} </>}
        {t('You can close this window.')}
      </Typography>
      <Button component={Link} to={paths.orderHistory} variant="soft">
        {t('View orders')}
      </Button>
    </Column>
  );
}
