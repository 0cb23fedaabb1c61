import { useGetCategoriesQuery } from '@/api';
import { useSettings } from './useSettings';

/**
 * Categories: those of the settings render at once until GET /categories responds (R8).
 */
export function useShopCategories() {
  const { categories: fromSettings } = useSettings();
  const { data, isError, refetch } = useGetCategoriesQuery();
  return {
    /** Undefined until any are loaded. */
    categories: data ?? fromSettings ?? undefined,
    isMissing: isError && !data && !fromSettings,
    retry: () => void refetch(),
  };
}
