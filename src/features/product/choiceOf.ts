import type { Product } from '@/domain/catalogue';
import type { Variant } from '@/domain/variants';

/** What a press of "Add to Cart" or "Buy Now" carries: the call's payload, and what a toast shows. */
export function choiceOf(product: Product, variant: Variant, quantity: number) {
  return {
    productId: product.id,
    quantity,
    color: variant.color?.id ?? null,
    size: variant.size?.id ?? null,
    unit: product.unit,
    name: product.name,
    thumbnail: product.thumbnail,
  };
}
