import { useDispatch, useSelector } from 'react-redux';
import type { Product } from '@/domain/catalogue';
import type { Variant } from '@/domain/variants';
import { choiceOf } from '@/domain/variants';
import { buyNowPressed, selectIsBuyingNow } from '@/features/cart';
import { Unsent } from '@/core/notices';
import { useT } from '@/shared/texts';
import { BusyButton } from '@/shared/ui';

interface BuyNowButtonProps {
  product: Product;
  variant: Variant;
  quantity: number;
}

/** Buys only this product and leaves the cart unchanged (R46). */
export function BuyNowButton({ product, variant, quantity }: BuyNowButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const isBusy = useSelector(selectIsBuyingNow);
  const pressed = buyNowPressed(choiceOf(product, variant, quantity));
  return (
    <>
      <BusyButton variant="outlined" size="large" isBusy={isBusy} onClick={() => dispatch(pressed)}>
        {t('Buy Now')}
      </BusyButton>
      <Unsent press={pressed} />
    </>
  );
}
