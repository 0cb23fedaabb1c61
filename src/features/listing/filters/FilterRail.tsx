import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ProductQuery } from '@/api';
import type { Facets } from '@/domain/filters';
import { useShopCategories } from '@/core/settings';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { useListingUrlState } from '../useListingUrlState';
import { FilterGroup } from './FilterGroup';
import { FilterPanel } from './FilterPanel';

/** Offset below the frame's sticky bar, which shrinks to 56 px. */
const TOP = 72;

const Rail = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: TOP,
  maxHeight: `calc(100dvh - ${TOP}px - ${theme.spacing(4)})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
}));

interface FilterRailProps {
  /** Level of its heading, the same as that of the results. */
  level: 2 | 3;
  fixed: ProductQuery;
  /** Undefined until the first response. */
  facets: Facets | undefined;
}

/** Docked filters of wide screens: each press applies at once and adds a history entry. */
export function FilterRail({ level, fixed, facets }: FilterRailProps) {
  const t = useT();
  const titleId = useId();
  const { listing, choose } = useListingUrlState(fixed);
  const { categories, isMissing } = useShopCategories();
  const hasCategories = !fixed.category_id && !fixed.shop_id;
  // Categories come first; rendered later they would push the other groups down.
  const lacksCategories = hasCategories && !categories && !isMissing;
  return (
    <Rail aria-labelledby={titleId} tabIndex={-1}>
      <VisuallyHidden as={`h${level}`} id={titleId}>
        {t('Filters')}
      </VisuallyHidden>
      {facets && !lacksCategories ? (
        <FilterPanel
          facets={facets}
          filters={listing.filters}
          fixed={fixed}
          onChange={(filters) => choose({ filters, page: 1 })}
        />
      ) : (
        <RailSkeleton />
      )}
    </Rail>
  );
}

function RailSkeleton() {
  const t = useT();
  return [t('Price'), t('Rating'), t('Colour'), t('Size')].map((name) => (
    <FilterGroup key={name} name={name}>
      {[70, 55, 62, 48].map((width) => (
        <Skeleton key={width} height={36} width={`${width}%`} />
      ))}
    </FilterGroup>
  ));
}
