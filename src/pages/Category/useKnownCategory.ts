import { useSelector } from 'react-redux';
import { catalogueApi } from '@/api';
import type { Category } from '@/domain/catalogue';
import { useSettings } from '@/core/settings';

const selectHome = catalogueApi.endpoints.getHome.select();

/** A category of the settings or the home page, shown by name and picture until /categories has loaded. */
export function useKnownCategory(slug: string): Category | undefined {
  const { categories: fromSettings } = useSettings();
  const fromHome = useSelector(selectHome).data?.categories;
  return (fromSettings ?? fromHome)?.find(({ id }) => String(id) === slug);
}
