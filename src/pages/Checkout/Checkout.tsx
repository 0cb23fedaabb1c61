import { Typography } from '@mui/material';
import { useSelector } from 'react-redux';
import { CheckoutBoard, VisitorAtCheckout } from '@/features/checkout';
import { selectIsSignedIn } from '@/features/session';
import { useT } from '@/shared/texts';

/** From the cart to the order (specification §2, /checkout). */
export function Checkout() {
  const t = useT();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <>
      <Typography variant="h1" sx={{ mt: 8, mb: 6 }}>
        {t('Checkout')}
      </Typography>
      {isSignedIn ? <CheckoutBoard /> : <VisitorAtCheckout />}
    </>
  );
}
