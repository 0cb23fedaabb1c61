import { SWITCHES, type Facets, type Filters } from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { useShopCategories } from '@/core/settings';
import { useFormats, useT } from '@/shared/texts';
import { useRatingLabel } from './useRatingLabel';
import { useSwitchLabel } from './useSwitchLabel';

export interface ActiveFilter {
  key: string;
  text: string;
  /** The change of filters that removes this one. */
  without: Partial<Filters>;
}

const nameIn = (options: readonly { id: Id; name: string }[] | undefined, id: Id | null) =>
  options?.find((option) => option.id === id)?.name;

/**
 * The active filters with translated labels; a value without a name from the server is labelled by its kind.
 */
export function useActiveFilters(filters: Filters, facets: Facets | undefined): ActiveFilter[] {
  const t = useT();
  const formats = useFormats();
  const ratingLabel = useRatingLabel();
  const switchLabel = useSwitchLabel();
  const { categories } = useShopCategories();
  const { categoryId, minPrice, maxPrice, rating, colorId, sizeId, brandId } = filters;
  const price = () => {
    if (minPrice !== null && maxPrice !== null)
      return `${formats.money(minPrice)} – ${formats.money(maxPrice)}`;
    if (minPrice !== null) return t('From {amount}', { amount: formats.money(minPrice) });
    return t('Up to {amount}', { amount: formats.money(maxPrice ?? 0) });
  };
  const hasPrice = minPrice !== null || maxPrice !== null;
  const named = (text: string | undefined, kind: string) => text ?? kind;
  return [
    categoryId !== null && {
      key: 'category',
      text: named(nameIn(categories, categoryId), t('Category')),
      without: { categoryId: null },
    },
    ...SWITCHES.map(
      (name) => filters[name] !== null && { key: name, text: switchLabel(name), without: { [name]: null } },
    ),
    hasPrice && { key: 'price', text: price(), without: { minPrice: null, maxPrice: null } },
    rating !== null && {
      key: 'rating',
      text: t('Rated {rating}', { rating: ratingLabel(rating) }),
      without: { rating: null },
    },
    colorId !== null && {
      key: 'color',
      text: named(nameIn(facets?.colors, colorId), t('Colour')),
      without: { colorId: null },
    },
    sizeId !== null && {
      key: 'size',
      text: named(nameIn(facets?.sizes, sizeId), t('Size')),
      without: { sizeId: null },
    },
    brandId !== null && {
      key: 'brand',
      text: named(nameIn(facets?.brands, brandId), t('Brand')),
      without: { brandId: null },
    },
  ].filter((filter) => filter !== false);
}
