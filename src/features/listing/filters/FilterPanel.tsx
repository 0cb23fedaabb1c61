import type { ProductQuery } from '@/api';
import type { Facets, Filters } from '@/domain/filters';
import { FILTER_PARAMETERS } from '@/domain/filterParameters';
import { useShopCategories } from '@/core/settings';
import { useT } from '@/shared/texts';
import { ColorGroup } from './ColorGroup';
import { OptionGroup } from './OptionGroup';
import { PriceGroup } from './PriceGroup';
import { RatingGroup } from './RatingGroup';
import { SizeGroup } from './SizeGroup';
import { SwitchGroup } from './SwitchGroup';

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  /** Called with the changed filters only. */
  onChange: (changes: Partial<Filters>) => void;
  /** Query parameters that the page fixes: their filters are left out. */
  fixed: ProductQuery;
}

/** All filters of a list: the server's facets and the menu's categories. */
export function FilterPanel({ facets, filters, onChange, fixed }: FilterPanelProps) {
  const t = useT();
  const switches = facets.switches.filter((name) => !(FILTER_PARAMETERS[name] in fixed));
  return (
    <>
      {!fixed.category_id && !fixed.shop_id && (
        <CategoryGroup
          chosen={filters.categoryId}
          // Brands, colors and sizes depend on the category.
          onChoose={(categoryId) => onChange({ categoryId, brandId: null, colorId: null, sizeId: null })}
        />
      )}
      <SwitchGroup switches={switches} chosen={filters} onChoose={onChange} />
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
