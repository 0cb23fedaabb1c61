import { useDispatch, useSelector } from 'react-redux';
import type { Product } from '@/domain/catalogue';
import { isQuickToAdd } from '@/domain/variants';
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
    if (!isQuickToAdd(product)) return dispatch(overlayOpened({ name: 'chooser', productId: product.id }));
    return dispatch(
      addToCartPressed({
        productId: product.id,
        quantity: 1,
        color: product.colors[0]?.id ?? null,
        size: product.sizes[0]?.id ?? null,
        unit: product.unit,
        name: product.name,
        thumbnail: product.thumbnail,
      }),
    );
  };
  return { isBusy: isAdding || isChoosing, add };
}
