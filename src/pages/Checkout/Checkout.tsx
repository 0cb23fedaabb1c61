import { Typography } from '@mui/material';
import { paths } from '@/domain/paths';
import { CheckoutBoard } from '@/features/checkout';
import { useT } from '@/shared/texts';
import { Breadcrumb } from '@/shared/ui';

/** Checkout of the cart (specification §2, /checkout). */
export function Checkout() {
  const t = useT();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Checkout') }]} />
      <Typography variant="h1" sx={{ mt: 1, mb: 6 }}>
        {t('Checkout')}
      </Typography>
      <CheckoutBoard />
    </>
  );
}
