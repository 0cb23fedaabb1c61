import { useDispatch, useSelector } from 'react-redux';
import type { Product } from '@/domain/catalogue';
import { choiceOf, isQuickToAdd, variantOf } from '@/domain/variants';
import { addToCartPressed, selectIsAdding } from '@/features/cart';
import { overlayOpened, selectOverlays } from '@/core/overlays';
import { useSelect } from '@/shared/hooks';

/**
 * "Add to Cart" on a card: adds at once when there is no choice to make, else opens the chooser (R31).
 */
export function useAddFromCard(product: Product) {
  const dispatch = useDispatch();
  const isAdding = useSelect(selectIsAdding, product.id);
  const isChoosing = useSelector((state: Parameters<typeof selectOverlays>[0]) =>
    selectOverlays(state).some((overlay) => overlay.name === 'chooser' && overlay.productId === product.id),
  );
  const add = () => {
    const { id: productId, colorId } = product;
    if (!isQuickToAdd(product)) return dispatch(overlayOpened({ name: 'chooser', productId, colorId }));
    const variant = variantOf(product, { size: null, color: colorId });
    return dispatch(addToCartPressed(choiceOf(product, variant, 1)));
  };
  return { isBusy: isAdding || isChoosing, add };
}
