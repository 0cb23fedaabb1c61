import type { Color, Product, Size } from './catalogue';
import type { Id } from './ids';
import type { Priced } from './price';
import { withSurcharges } from './price';

/** Selected size and color; null when the product has none. */
export interface Variant {
  size: Size | null;
  color: Color | null;
}

type Choosable = Pick<Product, 'sizes' | 'colors'>;

/** Whether "Add to Cart" needs no chooser: at most one size and one color (R31). */
export function isQuickToAdd({ sizes, colors }: Choosable): boolean {
  return sizes.length <= 1 && colors.length <= 1;
}

/** The variant of these ids; a missing or unknown id falls back to the first option. */
export function variantOf(
  { sizes, colors }: Choosable,
  chosen: { size: Id | null; color: Id | null },
): Variant {
  return {
    size: sizes.find(({ id }) => id === chosen.size) ?? sizes[0] ?? null,
    color: colors.find(({ id }) => id === chosen.color) ?? colors[0] ?? null,
  };
}

/** Price of a product in this variant (R29). */
export function variantPrice(product: Priced, { size, color }: Variant): Priced {
  return withSurcharges(product, [size?.price ?? 0, color?.price ?? 0]);
}

/** The requested quantity, or as much of it as is left: the stock may drop after the choice. */
export const quantityInStock = (requested: number, stock: number): number =>
  Math.max(1, Math.min(requested, stock));

/** Picture of a product in this color; the product's own where the server has none per color. */
export function pictureOf({ thumbnail }: Pick<Product, 'thumbnail'>, color: Color | null): string | null {
  return color?.thumbnail ?? thumbnail;
}

/** What "Add to Cart" and "Buy Now" send, with name and picture for the notice. */
export function choiceOf(product: Product, { size, color }: Variant, quantity: number) {
  return {
    productId: product.id,
    quantity,
    color: color?.id ?? null,
    size: size?.id ?? null,
    unit: product.unit,
    name: product.name,
    thumbnail: pictureOf(product, color),
  };
}

/** The query with this variant; other parameters are preserved. */
export function addressOfVariant(query: URLSearchParams, variant: Variant): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, choice] of Object.entries(variant) as [keyof Variant, Size | null][]) {
    if (choice) next.set(name, String(choice.id));
    else next.delete(name);
  }
  return next;
}

/** Whether a query names a size or color that the product lacks (R9: corrected). */
export function isWrongVariant(query: URLSearchParams, variant: Variant): boolean {
  return (['size', 'color'] as const).some((name) => {
    const requested = query.get(name);
    return requested !== null && requested !== String(variant[name]?.id ?? '');
  });
}
