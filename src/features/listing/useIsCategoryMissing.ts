import type { ProductQuery } from '@/api';
import { isNotFound, useGetProductsQuery } from '@/api';
import type { Category } from '@/domain/catalogue';

/**
 * Whether the category of a URL does not exist: the list of categories lacks it, and the server has no
 * products for it. Checks both, because the slug is opaque and a list may omit categories. False until both
 * responses are loaded.
 */
export function useIsCategoryMissing(
  categories: readonly Category[] | undefined,
  fixed: ProductQuery,
): boolean {
  const isListed = !categories || categories.some(({ id }) => String(id) === fixed.category_id);
  const { currentData, error } = useGetProductsQuery({ ...fixed, page: 1 }, { skip: isListed });
  if (isListed) return false;
  return currentData ? currentData.total === 0 : isNotFound(error);
}
