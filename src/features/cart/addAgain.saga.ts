import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import { callEndpoint, productDetailsApi } from '@/api';
import type { Size } from '@/domain/catalogue';
import type { addAgainPressed } from './cart.slice';
import { addToCartPressed } from './cart.slice';

/**
 * "Again Add to Cart" re-adds quantity 1 (specification §2, "Cart") of the removed size and color, and its
 * shop is selected again. A cart line has their names only and the call needs ids, so the product's details
 * are fetched if it had a variant.
 */
export function* addAgain({ payload: product }: ReturnType<typeof addAgainPressed>): SagaGenerator<void> {
  const { id, name, thumbnail, choice, selectedShopId } = product;
  const hasVariant = Boolean(choice?.size ?? choice?.color);
  const response = hasVariant
    ? yield* callEndpoint(productDetailsApi.endpoints.getProductDetails.initiate(id, { subscribe: false }))
    : null;
  const details = response?.data?.product;
  yield* put(
    addToCartPressed({
      productId: id,
      quantity: 1,
      size: idOf(details?.sizes, choice?.size),
      color: idOf(details?.colors, choice?.color),
      unit: choice?.unit ?? null,
      name,
      thumbnail,
      ...(selectedShopId !== undefined && { selectedShopId }),
    }),
  );
}

function idOf(options: readonly Size[] | undefined, name: string | null | undefined): number | null {
  return options?.find((option) => option.name === name)?.id ?? null;
}
