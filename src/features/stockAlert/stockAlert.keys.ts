import type { ProductId } from '@/domain/ids';

/** Key of the write from which the button reads its progress. */
export const stockAlertCall = (productId: ProductId) => `stockAlert ${productId}`;
