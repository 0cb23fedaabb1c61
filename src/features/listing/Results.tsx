import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import type { Product } from '@/domain/catalogue';
import type { Listing, ListingChange } from '@/domain/listing';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { ProductGrid } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { Pagination } from '@/shared/ui';
import { useCardsInSteps } from './useCardsInSteps';

const Range = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: theme.spacing(3, 0, 0),
  ...smallText,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));

const SKELETONS = Array.from({ length: CATALOGUE_PAGE_SIZE }, () => null);

interface ResultsProps {
  listing: Listing;
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  total: number | undefined;
  addressOf: (change: ListingChange) => string;
  onPageIntent: (page: number) => void;
}

/** One page of products with pagination. */
export function Results({ listing: { page }, products, total = 0, addressOf, onPageIntent }: ResultsProps) {
  const t = useT();
  // Cards render in steps, so that input is handled in between.
  const slots = useCardsInSteps(useDeferredValue(products) ?? SKELETONS);
  const first = (page - 1) * CATALOGUE_PAGE_SIZE + 1;
  return (
    <>
      <ProductGrid products={slots} most={4} isFirst />
      <Pagination
        totalItems={total}
        itemsPerPage={CATALOGUE_PAGE_SIZE}
        modelValue={page}
        addressOf={(number) => addressOf({ page: number })}
        onIntent={onPageIntent}
      />
      <Range>
        {products && total > CATALOGUE_PAGE_SIZE
          ? t('Products {first} – {last} of {total}', { first, last: first + products.length - 1, total })
          : ''}
      </Range>
    </>
  );
}
