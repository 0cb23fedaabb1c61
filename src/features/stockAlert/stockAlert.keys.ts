import type { ProductId } from '@/domain/ids';

/** Mutation cache key from which the button reads its progress. */
export const stockAlertCall = (productId: ProductId) => `stockAlert ${productId}`;
