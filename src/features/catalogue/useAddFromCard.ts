import { useDispatch, useSelector } from 'react-redux';
import type { Product } from '@/domain/catalogue';
import { isQuickToAdd, pictureOf, variantOf } from '@/domain/variants';
import { addToCartPressed, selectIsAdding } from '@/features/cart';
import { overlayOpened, selectOverlays } from '@/core/overlays';

type CartSliceState = Parameters<typeof selectIsAdding>[0];

/**
 * "Add to Cart" on a card: adds at once when there is no choice to make, else opens the chooser (R31).
 */
export function useAddFromCard(product: Product) {
  const dispatch = useDispatch();
  const isAdding = useSelector((state: CartSliceState) => selectIsAdding(state, product.id));
  const isChoosing = useSelector((state: Parameters<typeof selectOverlays>[0]) =>
    selectOverlays(state).some((overlay) => overlay.name === 'chooser' && overlay.productId === product.id),
  );
  const add = () => {
    const { id: productId, colorId } = product;
    if (!isQuickToAdd(product)) return dispatch(overlayOpened({ name: 'chooser', productId, colorId }));
    const { size, color } = variantOf(product, { size: null, color: colorId });
    return dispatch(
      addToCartPressed({
        productId,
        quantity: 1,
        color: color?.id ?? null,
        size: size?.id ?? null,
        unit: product.unit,
        name: product.name,
        thumbnail: pictureOf(product, color),
      }),
    );
  };
  return { isBusy: isAdding || isChoosing, add };
}
