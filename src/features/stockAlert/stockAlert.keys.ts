import type { ProductId } from '@/domain/ids';

/** Key of the write and of its mutation, from which the button reads its progress. */
export const stockAlertCall = (productId: ProductId) => `stockAlert ${productId}`;
