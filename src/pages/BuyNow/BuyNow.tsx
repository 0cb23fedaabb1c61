import { Typography } from '@mui/material';
import { paths } from '@/domain/paths';
import { BuyNowBoard } from '@/features/checkout';
import { useT } from '@/shared/texts';
import { Breadcrumb } from '@/shared/ui';

/** Checkout of one product without the cart (specification §2, /buynow). */
export function BuyNow() {
  const t = useT();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Buy Now') }]} />
      <Typography variant="h1" sx={{ mt: 1, mb: 6 }}>
        {t('Buy Now')}
      </Typography>
      <BuyNowBoard />
    </>
  );
}
