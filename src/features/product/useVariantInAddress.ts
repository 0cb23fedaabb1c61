import { useSearchParams } from 'react-router';
import type { Product } from '@/domain/catalogue';
import { readId } from '@/domain/paths';
import type { Variant } from '@/domain/variants';
import { addressOfVariant, isWrongVariant, variantOf } from '@/domain/variants';
import { useCorrectedQuery, useQueryChange } from '@/core/navigation';

type Choosable = Pick<Product, 'sizes' | 'colors'>;

/** The variant that a query names, else the first one. */
export function variantIn(query: URLSearchParams, product: Choosable): Variant {
  const idIn = (name: keyof Variant) => readId(query.get(name) ?? undefined);
  return variantOf(product, { size: idIn('size'), color: idIn('color') });
}

/**
 * The chosen size and color from the URL (`?size=7&color=3`), so that Back, reload and shared links keep
 * them. The first ones are preset; unknown ids are corrected.
 */
export function useVariantInAddress(product: Choosable) {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const variant = variantIn(query, product);
  useCorrectedQuery((isWrongVariant(query, variant) ? addressOfVariant(query, variant) : query).toString());
  const choose = (choice: Partial<Variant>) =>
    changeQuery((now) => addressOfVariant(now, { ...variantIn(now, product), ...choice }));
  return { variant, choose };
}
