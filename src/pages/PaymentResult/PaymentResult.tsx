import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CreditCardOffOutlined from '@mui/icons-material/CreditCardOffOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useMatch, useParams } from 'react-router';
import { paths, patterns } from '@/domain/paths';
import { paymentReturned } from '@/features/payment';
import { useT } from '@/shared/texts';
import { IconTile } from '@/shared/ui';

/**
 * Landing page after a payment (contract §5); visible only if the browser does not allow the window to close
 * itself.
 */
export function PaymentResult() {
  const t = useT();
  const dispatch = useDispatch();
  const { payment = '' } = useParams();
  const isPaid = useMatch(patterns.paymentSuccess) !== null;
  useEffect(() => {
    dispatch(paymentReturned({ payment, result: isPaid ? 'success' : 'cancel' }));
  }, [dispatch, payment, isPaid]);
  return (
    <Stack sx={{ alignItems: 'center', gap: 4, paddingBlock: 16, textAlign: 'center' }}>
      <IconTile>
        {isPaid ? <CheckCircleOutlined aria-hidden /> : <CreditCardOffOutlined aria-hidden />}
      </IconTile>
      <Typography variant="h1">{isPaid ? t('Your payment was received') : t('Payment Canceled')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('You can close this window.')}</Typography>
      <Button component={Link} to={paths.orderHistory} variant="soft">
        {t('View orders')}
      </Button>
    </Stack>
  );
}
