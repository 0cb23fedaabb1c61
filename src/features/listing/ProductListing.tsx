import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ProductQuery } from '@/api';
import { useErrorWords } from '@/api';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { ProductGrid } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { Pagination, PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';
import { EmptyListing } from './EmptyListing';
import { SortSelect } from './SortSelect';
import { useListing } from './useListing';

interface ProductListingProps {
  title: string;
  /** What the page fixes in every request; a fixed order leaves the shopper none to choose. */
  fixed?: ProductQuery;
  /** Between head and grid. */
  children?: ReactNode;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(5),
}));

const Title = styled(Typography)(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { fontSize: '1.5rem' },
})) as typeof Typography;

const Count = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: theme.spacing(1.5, 0, 0),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

/** Title with count, order, grid and numbered pages; its state is the address. */
export function ProductListing({ title, fixed = {}, children }: ProductListingProps) {
  const t = useT();
  const { listing, products, total, error, retry, addressOf } = useListing(fixed);
  const words = useErrorWords(error);
  return (
    <>
      <Head>
        <div>
          <Title variant="h1">{title}</Title>
          <Count role="status">
            {total === undefined || error ? '' : t('{count} products', { count: total })}
          </Count>
        </div>
        {!fixed.sort_type && total !== 0 && <SortSelect sortType={listing.sortType} addressOf={addressOf} />}
      </Head>
      {children}
      {error && <SectionError drawing={<PulledPlug />} message={words} onRetry={retry} />}
      {!error && products?.length === 0 && <EmptyListing term={listing.search} />}
      {!error && products?.length !== 0 && (
        <>
          <VisuallyHidden as="h2">{t('Products')}</VisuallyHidden>
          <ProductGrid products={products} expected={CATALOGUE_PAGE_SIZE} isFirst />
          <Pagination
            totalItems={total ?? 0}
            itemsPerPage={CATALOGUE_PAGE_SIZE}
            modelValue={listing.page}
            addressOf={(page) => addressOf({ page })}
          />
        </>
      )}
    </>
  );
}
