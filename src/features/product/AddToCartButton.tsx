import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { useDispatch } from 'react-redux';
import type { Product } from '@/domain/catalogue';
import type { Variant } from '@/domain/variants';
import { choiceOf } from '@/domain/variants';
import { addToCartPressed, selectIsAdding } from '@/features/cart';
import { Unsent } from '@/core/notices';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { BusyButton } from '@/shared/ui';

interface AddToCartButtonProps {
  product: Product;
  variant: Variant;
  quantity: number;
  /** Called after dispatching, for example to close a dialog. */
  onPressed?: () => void;
}

/** "Add to Cart" for a chosen variant and quantity. */
export function AddToCartButton({ product, variant, quantity, onPressed }: AddToCartButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const isAdding = useSelect(selectIsAdding, product.id);
  const pressed = addToCartPressed(choiceOf(product, variant, quantity));
  const add = () => {
    dispatch(pressed);
    onPressed?.();
  };
  const isOut = product.quantity === 0;
  return (
    <>
      <BusyButton
        variant="contained"
        size="large"
        isBusy={isAdding}
        disabled={isOut}
        startIcon={isOut ? undefined : <ShoppingBagOutlined />}
        onClick={add}
      >
        {isOut ? t('Stock Out') : t('Add to Cart')}
      </BusyButton>
      <Unsent press={pressed} />
    </>
  );
}
