import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Product } from '@/domain/catalogue';
import { readId } from '@/domain/paths';
import type { Variant } from '@/domain/variants';
import { addressOfVariant, isWrongVariant, variantOf } from '@/domain/variants';

/**
 * The chosen size and colour live in the address (`?size=7&color=3`), so that Back, reload and a shared link keep
 * them. The first ones are preset; an id that the product has not is corrected.
 */
export function useVariantInAddress(product: Pick<Product, 'sizes' | 'colors'>) {
  const [query, setQuery] = useSearchParams();
  const idIn = (name: keyof Variant) => readId(query.get(name) ?? undefined);
  const variant = variantOf(product, { size: idIn('size'), color: idIn('color') });
  const corrected = isWrongVariant(query, variant) ? addressOfVariant(query, variant).toString() : null;
  useEffect(() => {
    if (corrected !== null) setQuery(new URLSearchParams(corrected), { replace: true });
  }, [corrected, setQuery]);
  const choose = (choice: Partial<Variant>) =>
    setQuery(addressOfVariant(query, { ...variant, ...choice }), { replace: true });
  return { variant, choose };
}
