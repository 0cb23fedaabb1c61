import type { Facets, Filters } from '@/domain/filters';
import { useShopCategories } from '@/core/settings';
import { useT } from '@/shared/texts';
import { ColorGroup } from './ColorGroup';
import { OptionGroup } from './OptionGroup';
import { PriceGroup } from './PriceGroup';
import { RatingGroup } from './RatingGroup';
import { SizeGroup } from './SizeGroup';

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  /** Called with the changed filters only. */
  onChange: (changes: Partial<Filters>) => void;
  /** True unless the page already fixes a category. */
  hasCategories: boolean;
}

/** All filters of a list: the server's facets and the menu's categories. */
export function FilterPanel({ facets, filters, onChange, hasCategories }: FilterPanelProps) {
  const t = useT();
  return (
    <>
      {hasCategories && (
        <CategoryGroup
          chosen={filters.categoryId}
          // Brands, colors and sizes depend on the category.
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
