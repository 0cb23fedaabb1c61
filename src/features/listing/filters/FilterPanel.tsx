import { styled } from '@mui/material/styles';
import type { ProductQuery } from '@/api';
import { toggledId, type Facets, type FilterChange, type Filters, type ListFilter } from '@/domain/filters';
import { FILTER_PARAMETERS } from '@/domain/filterParameters';
import type { Id } from '@/domain/ids';
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
  onChange: (change: FilterChange) => void;
  /** Query parameters that the page fixes: their filters are left out. */
  fixed: ProductQuery;
}

/** Two columns where a sheet is wide enough; the second one begins with a line if it is below the first. */
const Columns = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& > div > div + div > :first-of-type': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '@container (min-width: 560px)': {
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > div > div + div': { borderInlineStart: `1px solid ${theme.vars?.palette.divider}` },
    '& > div > div + div > :first-of-type': { borderBlockStart: 0 },
  },
}));

/** Brands, colors and sizes depend on the category; where they are counted, none of them empties another. */
const NONE_OF_CATEGORY = { brandIds: [], colorIds: [], sizeIds: [] };

/** All filters of a list: the server's facets and the menu's categories. */
export function FilterPanel({ facets, filters, onChange, fixed }: FilterPanelProps) {
  const t = useT();
  const switches = facets.switches.filter((name) => !(FILTER_PARAMETERS[name] in fixed));
  const isCounted = facets.counts.categoryId !== undefined;
  /** Adds or takes back a value; replaces the other one where the server accepts only one. */
  const press = (name: ListFilter) => (id: Id) =>
    onChange(({ [name]: ids }) => {
      const isOne = !facets.several.includes(name) && !ids.includes(id);
      return { [name]: isOne ? [id] : toggledId(ids, id) };
    });
  return (
    <Columns>
      <div>
        <div>
          {!fixed.category_id && !fixed.shop_id && (
            <CategoryGroup
              facets={facets}
              chosen={filters.categoryId}
              onChoose={(categoryId) => onChange({ categoryId, ...(isCounted ? {} : NONE_OF_CATEGORY) })}
            />
          )}
          <SwitchGroup switches={switches} facets={facets} chosen={filters} onChoose={onChange} />
          {/* The `key` drops what was typed for another category, and not applied. */}
          <PriceGroup key={fixed.category_id} facets={facets} chosen={filters} onChoose={onChange} />
          <RatingGroup facets={facets} chosen={filters} onChoose={onChange} />
        </div>
        <div>
          <ColorGroup facets={facets} chosen={filters.colorIds} onPress={press('colorIds')} />
          <SizeGroup facets={facets} chosen={filters.sizeIds} onPress={press('sizeIds')} />
          <OptionGroup
            name={t('Brand')}
            filter="brandIds"
            facets={facets}
            options={facets.brands}
            chosen={filters.brandIds}
            isSeveral={facets.several.includes('brandIds')}
            onPress={press('brandIds')}
          />
        </div>
      </div>
    </Columns>
  );
}

interface CategoryGroupProps {
  facets: Facets;
  chosen: Id | null;
  /** Null clears the choice. */
  onChoose: (id: Id | null) => void;
}

function CategoryGroup({ facets, chosen, onChoose }: CategoryGroupProps) {
  const t = useT();
  const { categories = [] } = useShopCategories();
  return (
    <OptionGroup
      name={t('Category')}
      filter="categoryId"
      facets={facets}
      options={categories}
      chosen={chosen === null ? [] : [chosen]}
      onPress={(id) => onChoose(id === chosen ? null : id)}
    />
  );
}
