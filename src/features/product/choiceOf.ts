import type { Product } from '@/domain/catalogue';
import type { Variant } from '@/domain/variants';
import { pictureOf } from '@/domain/variants';

/** Returns the payload of "Add to Cart" and "Buy Now", with name and picture for the notice. */
export function choiceOf(product: Product, variant: Variant, quantity: number) {
  return {
    productId: product.id,
    quantity,
    color: variant.color?.id ?? null,
    size: variant.size?.id ?? null,
    unit: product.unit,
    name: product.name,
    thumbnail: pictureOf(product, variant.color),
  };
}
