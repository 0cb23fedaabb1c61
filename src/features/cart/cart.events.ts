import { createAction } from '@reduxjs/toolkit';
import type { ProductId } from '@/domain/ids';

/** The server agreed to an "Add to Cart", for stories that go on from there. */
export const productAdded = createAction<ProductId>('cart/productAdded');
