import { Button } from '@mui/material';
import { useGetProductsQuery } from '@/api';
import { filterCount, NO_FILTERS } from '@/domain/filters';
import type { Listing, ListingChange } from '@/domain/listing';
import { paths } from '@/domain/paths';
import { ProductGrid } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import type { QueryAddress } from '@/shared/ui';
import { EmptyState, Link, QueryLink, Section } from '@/shared/ui';
import { NothingFound } from './NothingFound';

interface EmptyListingProps {
  listing: Listing;
  /** Another spelling of the search that would find something. */
  correctedSearch: string | null;
  addressOf: (change: ListingChange) => QueryAddress;
}

/** Empty state of a list: names the search term, links on, and shows popular products. */
export function EmptyListing({
  listing: { search, filters },
  correctedSearch,
  addressOf,
}: EmptyListingProps) {
  const t = useT();
  const { data } = useGetProductsQuery({ sort_type: 'popular_product', page: 1 });
  const isFiltered = filterCount(filters) > 0;
  const title = () => {
    if (search) return t('Nothing found for “{term}”', { term: search });
    return isFiltered ? t('Nothing matches these filters') : t('There are no products here yet.');
  };
  const advice = () => {
    if (correctedSearch !== null) return undefined;
    if (isFiltered) return t('Take a filter away, or clear them all.');
    return search ? t('Check the spelling, or try a shorter word.') : undefined;
  };
  return (
    <>
      <EmptyState
        drawing={<NothingFound />}
        title={title()}
        text={advice()}
        action={
          correctedSearch !== null ? (
            <Button
              component={QueryLink}
              to={addressOf({ search: correctedSearch, page: 1 })}
              variant="contained"
              sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
            >
              {t('Did you mean “{term}”?', { term: correctedSearch })}
            </Button>
          ) : isFiltered ? (
            <Button
              component={QueryLink}
              to={addressOf({ filters: NO_FILTERS, page: 1 })}
              variant="contained"
            >
              {t('Clear all filters')}
            </Button>
          ) : (
            <Button component={Link} to={paths.products} variant="contained">
              {t('See all products')}
            </Button>
          )
        }
      />
      {data && data.products.length > 0 && (
        <Section title={t('Most Popular')} more={{ to: paths.mostPopular, text: t('View all') }}>
          <ProductGrid products={data.products} most={4} rows={1} />
        </Section>
      )}
    </>
  );
}
