import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { callEndpoint, productDetailsApi } from '@/api';
import type { Size } from '@/domain/catalogue';
import type { NoticeProduct } from '@/core/notices';
import { showError } from '@/core/notices';
import { selectUser } from '@/core/session';
import { addToCartPressed, undoRemovalPressed } from './cart.slice';

/**
 * "Again Add to Cart" re-adds quantity 1 (specification §2, "Cart"), "Undo" the removed quantity (R73), both
 * in the removed size and color. A cart line has their names only and the call needs ids, so the product's
 * details are fetched if it had a variant.
 */
export function* addAgain(press: PayloadAction<NoticeProduct>): SagaGenerator<void> {
  const { id, name, thumbnail, choice, removed } = press.payload;
  const owner = yield* select(selectUser);
  const hasVariant = Boolean(choice?.size ?? choice?.color);
  const response = hasVariant
    ? yield* callEndpoint(productDetailsApi.endpoints.getProductDetails.initiate(id, { subscribe: false }))
    : null;
  // The session has ended meanwhile: nothing of it reaches the next user (R19).
  if ((yield* select(selectUser))?.id !== owner?.id) return;
  if (response?.error) return yield* call(showError, response.error, press);
  const details = response?.data.product;
  yield* put(
    addToCartPressed({
      productId: id,
      quantity: undoRemovalPressed.match(press) ? (removed?.quantity ?? 1) : 1,
      size: idOf(details?.sizes, choice?.size),
      color: idOf(details?.colors, choice?.color),
      unit: choice?.unit ?? null,
      name,
      thumbnail,
      ...(removed && { restores: removed }),
    }),
  );
}

function idOf(options: readonly Size[] | undefined, name: string | null | undefined): number | null {
  return options?.find((option) => option.name === name)?.id ?? null;
}
