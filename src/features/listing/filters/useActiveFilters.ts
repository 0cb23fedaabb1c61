import {
  SWITCHES,
  type FacetOption,
  type Facets,
  type FilterChange,
  type Filters,
  type ListFilter,
} from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { useShopCategories } from '@/core/settings';
import { useFormats, useT } from '@/shared/texts';
import { useRatingLabels } from './useRatingLabels';
import { useSwitchLabel } from './useSwitchLabel';

export interface ActiveFilter {
  key: string;
  text: string;
  /** The change of filters that removes this one. */
  without: FilterChange;
}

const nameIn = (options: readonly FacetOption[] | undefined, id: Id) =>
  options?.find((option) => option.id === id)?.name;

/**
 * The active filters with translated labels; a value without a name from the server is labelled by its kind.
 */
export function useActiveFilters(filters: Filters, facets: Facets | undefined): ActiveFilter[] {
  const t = useT();
  const formats = useFormats();
  const { labelOf, minLabelOf } = useRatingLabels();
  const switchLabel = useSwitchLabel();
  const { categories } = useShopCategories();
  const { categoryId, minPrice, maxPrice, rating, minRating } = filters;
  const price = () => {
    if (minPrice !== null && maxPrice !== null)
      return `${formats.money(minPrice)} – ${formats.money(maxPrice)}`;
    if (minPrice !== null) return t('From {amount}', { amount: formats.money(minPrice) });
    return t('Up to {amount}', { amount: formats.money(maxPrice ?? 0) });
  };
  const hasPrice = minPrice !== null || maxPrice !== null;
  const rated = (key: 'rating' | 'minRating', label: string) => ({
    key,
    text: t('Rated {rating}', { rating: label }),
    without: { [key]: null },
  });
  const valuesOf = (name: ListFilter, options: readonly FacetOption[] | undefined, kind: string) =>
    filters[name].map((id) => ({
      key: `${name} ${id}`,
      text: nameIn(options, id) ?? kind,
      without: ({ [name]: ids }: Filters) => ({ [name]: ids.filter((other) => other !== id) }),
    }));
  return [
    categoryId !== null && {
      key: 'category',
      text: nameIn(categories, categoryId) ?? t('Category'),
      without: { categoryId: null },
    },
    ...SWITCHES.map(
      (name) => filters[name] !== null && { key: name, text: switchLabel(name), without: { [name]: null } },
    ),
    hasPrice && { key: 'price', text: price(), without: { minPrice: null, maxPrice: null } },
    rating !== null && rated('rating', labelOf(rating)),
    minRating !== null && rated('minRating', minLabelOf(minRating)),
    ...valuesOf('colorIds', facets?.colors, t('Colour')),
    ...valuesOf('sizeIds', facets?.sizes, t('Size')),
    ...valuesOf('brandIds', facets?.brands, t('Brand')),
  ].filter((filter) => filter !== false);
}
