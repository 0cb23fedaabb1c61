import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue } from 'react';
import type { ProductQuery } from '@/api';
import { useErrorWords } from '@/api';
import { filterCount } from '@/domain/filters';
import { useScreen } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';
import { ActiveFilters } from './ActiveFilters';
import { EmptyListing } from './EmptyListing';
import { FilterButton } from './FilterButton';
import { FilterRail } from './FilterRail';
import { ListingHead } from './ListingHead';
import { Results } from './Results';
import { RESULTS_ID } from './resultsId';
import { SortSelect } from './SortSelect';
import { SpokenCount } from './SpokenCount';
import { useListing } from './useListing';

interface ProductListingProps {
  title: string;
  /** 2 where the list is a part of a page with a heading of its own. */
  level?: 1 | 2;
  /** What the page fixes in every request; a fixed order leaves the shopper none to choose. */
  fixed?: ProductQuery;
  /** Between head and list. */
  children?: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-rail]': { gridTemplateColumns: '260px minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(8),
    '&[data-rail]': { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
}));

/** As high as the screen whatever was found: a shorter list never pulls the footer into sight. */
const Found = styled('div')({ minWidth: 0, minHeight: '100vh' });

/** Title with count, filters, order, grid and numbered pages; its state is the address. */
export function ProductListing({ title, level = 1, fixed = {}, children }: ProductListingProps) {
  const t = useT();
  const partLevel = level === 1 ? 2 : 3;
  const isWide = useScreen() === 'wide';
  // An answer changes rail, head and list at once: drawn in steps, between which the page hears the shopper.
  const list = useDeferredValue(useListing(fixed));
  const { listing, products, total, facets, error, addressOf, choose } = list;
  const words = useErrorWords(error);
  // An empty shelf has nothing to choose from; one that was filtered empty has. Other columns are other nodes: what was
  // found never slides from one place to another.
  const hasFilters = !error && (total !== 0 || filterCount(listing.filters) > 0);
  return (
    <>
      <ListingHead title={title} level={level} total={error ? undefined : total}>
        {hasFilters && !isWide && <FilterButton fixed={fixed} filters={listing.filters} />}
        {!fixed.sort_type && total !== 0 && <SortSelect sortType={listing.sortType} choose={choose} />}
      </ListingHead>
      {children}
      <Columns key={hasFilters ? 'filtered' : 'plain'} data-rail={(hasFilters && isWide) || undefined}>
        {hasFilters && isWide && <FilterRail level={partLevel} fixed={fixed} facets={facets} />}
        <Found>
          <VisuallyHidden as={`h${partLevel}`} id={RESULTS_ID} tabIndex={-1}>
            {t('Products')}
          </VisuallyHidden>
          <SpokenCount total={list.isComing ? undefined : total} page={listing.page} />
          <ActiveFilters
            listing={listing}
            facets={facets}
            isComing={list.isComing && !error}
            choose={choose}
          />
          {error && <SectionError drawing={<PulledPlug />} message={words} onRetry={list.retry} />}
          {!error && products?.length === 0 && <EmptyListing listing={listing} addressOf={addressOf} />}
          {!error && products?.length !== 0 && (
            <Results
              listing={listing}
              products={products}
              total={total}
              addressOf={addressOf}
              onPageIntent={list.prefetchPage}
            />
          )}
        </Found>
      </Columns>
    </>
  );
}
