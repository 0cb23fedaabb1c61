import { Typography } from '@mui/material';
import { VisitorAtCheckout } from '@/features/checkout';
import { useT } from '@/shared/texts';

/** Rendered in place of /checkout and /buynow until the visitor has logged in (R20). */
export function LoginFirst() {
  const t = useT();
  return (
    <>
      <Typography variant="h1" sx={{ my: 6 }}>
        {t('Checkout')}
      </Typography>
      <VisitorAtCheckout />
    </>
  );
}
