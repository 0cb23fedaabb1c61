import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue } from 'react';
import type { ProductQuery } from '@/api';
import { QueryError } from '@/api';
import type { Product } from '@/domain/catalogue';
import { filterCount } from '@/domain/filters';
import { useIsPainted, useScreen, useShowApp, useStages } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { PulledPlug, VisuallyHidden } from '@/shared/ui';
import { ActiveFilters } from './filters/ActiveFilters';
import { CorrectionLink } from './CorrectionLink';
import { EmptyListing } from './EmptyListing';
import { FilterButton } from './filters/FilterButton';
import { FilterRail } from './filters/FilterRail';
import { ListingHead } from './ListingHead';
import { Results } from './Results';
import { RESULTS_ID } from './resultsId';
import { SortSelect } from './SortSelect';
import { ResultsLiveRegion } from './ResultsLiveRegion';
import { useListing } from './useListing';

interface ProductListingProps {
  /** Heading; a function of the products, where the server may send others than requested. */
  title: string | ((products: readonly Product[]) => string);
  /** 2 if the page has its own h1. */
  level?: 1 | 2;
  /** Query parameters that the page fixes in every request; a fixed sort order hides the sort select. */
  fixed?: ProductQuery;
  /** Picture of a category for the head's band, null while it loads; absent on other lists. */
  picture?: string | null | undefined;
  /** Rendered between head and list. */
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

/** At least as high as the screen: a short list never moves the footer into view. */
const ResultsColumn = styled('div')({ minWidth: 0, minHeight: '100vh' });

/** Parts that render one after the other below a painted page: filters, first cards, all cards. */
const PARTS = 3;

/** Half a page of cards: about one screen. */
const FIRST_CARDS = 6;

/** Title with count, filters, sort order, grid and pagination; the URL holds its state. */
export function ProductListing({ title, level = 1, fixed = {}, picture, children }: ProductListingProps) {
  const t = useT();
  const partLevel = level === 1 ? 2 : 3;
  const isWide = useScreen() === 'wide';
  // A response changes rail, head and list together: deferred, so that input is handled between the renders.
  const list = useDeferredValue(useListing(fixed));
  const { listing, products, total, facets, correctedSearch, error, addressOf, choose } = list;
  const isPainted = useIsPainted();
  const shown = useStages(PARTS);
  useShowApp(Boolean(error) || (products?.length === 0 && shown === PARTS));
  // Filters are shown unless the list is empty without any. The `key` remounts the columns when this changes,
  // so that results do not move between layouts.
  const hasFilters = !error && (total !== 0 || filterCount(listing.filters) > 0);
  return (
    <>
      <ListingHead
        title={typeof title === 'string' ? title : title(products ?? [])}
        level={level}
        total={error ? undefined : total}
        picture={picture}
        note={
          correctedSearch !== null &&
          products?.length !== 0 && (
            <CorrectionLink term={correctedSearch} to={addressOf({ search: correctedSearch, page: 1 })} />
          )
        }
      >
        {hasFilters && !isWide && <FilterButton fixed={fixed} filters={listing.filters} />}
        {!fixed.sort_type && total !== 0 && <SortSelect sortType={listing.sortType} choose={choose} />}
      </ListingHead>
      {children}
      <Columns key={hasFilters ? 'filtered' : 'plain'} data-rail={(hasFilters && isWide) || undefined}>
        {hasFilters && isWide && shown > 0 && <FilterRail level={partLevel} fixed={fixed} facets={facets} />}
        <ResultsColumn>
          <VisuallyHidden as={`h${partLevel}`} id={RESULTS_ID} tabIndex={-1}>
            {t('Products')}
          </VisuallyHidden>
          <ResultsLiveRegion
            total={list.isLoading ? undefined : total}
            hasFailed={Boolean(error)}
            page={listing.page}
            pageSize={listing.pageSize}
          />
          <ActiveFilters
            listing={listing}
            facets={facets}
            isLoading={list.isLoading && !error}
            choose={choose}
          />
          {error && <QueryError error={error} drawing={<PulledPlug />} onRetry={list.retry} />}
          {!error && products?.length === 0 && (
            <EmptyListing listing={listing} correctedSearch={correctedSearch} addressOf={addressOf} />
          )}
          {!error && products?.length !== 0 && shown > 1 && (products ?? !isPainted) && (
            <Results
              listing={listing}
              products={shown < PARTS ? products?.slice(0, FIRST_CARDS) : products}
              isComplete={shown === PARTS}
              total={total}
              pageSizes={facets?.pageSizes ?? []}
              addressOf={addressOf}
              onPageIntent={list.prefetchPage}
            />
          )}
        </ResultsColumn>
      </Columns>
    </>
  );
}
