import { useGetCategoriesQuery } from '@/api';
import { useSettings } from '@/features/settings';

/** The categories: those of the settings paint at once, GET /categories is the truth (contract §10, "categories"). */
export function useShopCategories() {
  const { categories: painted } = useSettings();
  const { data, isError, refetch } = useGetCategoriesQuery();
  return {
    /** Undefined until there are any to show. */
    categories: data ?? painted ?? undefined,
    isMissing: isError && !data && !painted,
    retry: () => void refetch(),
  };
}
