import type { Facets, Filters } from '@/domain/filters';
import { useShopCategories } from '@/features/categoryMenu';
import { useT } from '@/shared/texts';
import { ColorGroup } from './ColorGroup';
import { OptionGroup } from './OptionGroup';
import { PriceGroup } from './PriceGroup';
import { RatingGroup } from './RatingGroup';
import { SizeGroup } from './SizeGroup';

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  /** Told what of the filters is another now. */
  onChange: (part: Partial<Filters>) => void;
  /** Where the page is not about one category already. */
  hasCategories: boolean;
}

/** Everything that a list can be narrowed down by: the server's facets, and the categories of the menu. */
export function FilterPanel({ facets, filters, onChange, hasCategories }: FilterPanelProps) {
  const t = useT();
  return (
    <>
      {hasCategories && (
        <CategoryGroup
          chosen={filters.categoryId}
          // Brands, colours and sizes are those of a category.
          onChoose={(categoryId) => onChange({ categoryId, brandId: null, colorId: null, sizeId: null })}
        />
      )}
      <PriceGroup facets={facets} chosen={filters} onChoose={onChange} />
      <RatingGroup chosen={filters.rating} onChoose={(rating) => onChange({ rating })} />
      <ColorGroup
        colors={facets.colors}
        chosen={filters.colorId}
        onChoose={(colorId) => onChange({ colorId })}
      />
      <SizeGroup sizes={facets.sizes} chosen={filters.sizeId} onChoose={(sizeId) => onChange({ sizeId })} />
      <OptionGroup
        name={t('Brand')}
        options={facets.brands}
        chosen={filters.brandId}
        onChoose={(brandId) => onChange({ brandId })}
      />
    </>
  );
}

function CategoryGroup(props: { chosen: number | null; onChoose: (id: number | null) => void }) {
  const t = useT();
  const { categories = [] } = useShopCategories();
  return <OptionGroup name={t('Category')} options={categories} {...props} />;
}
