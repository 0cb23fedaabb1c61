import { createAction } from '@reduxjs/toolkit';
import type { ProductId } from '@/domain/ids';

/** The server confirmed an "Add to Cart"; other features' sagas continue from here. */
export const productAdded = createAction<ProductId>('cart/productAdded');
