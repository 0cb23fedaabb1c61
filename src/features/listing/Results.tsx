import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import type { Product } from '@/domain/catalogue';
import type { Listing, ListingChange } from '@/domain/listing';
import { LISTING_PAGE_SIZES } from '@/domain/paging';
import { ProductGrid } from '@/features/catalogue';
import { useShowApp } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import type { QueryAddress } from '@/shared/ui';
import { Pagination } from '@/shared/ui';
import { PageSizes } from './PageSizes';
import { useCardsInSteps } from './useCardsInSteps';

const Range = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: theme.spacing(3, 0, 0),
  ...smallText,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));

const SKELETONS = new Map(LISTING_PAGE_SIZES.map((size) => [size, Array<null>(size).fill(null)]));

interface ResultsProps {
  listing: Listing;
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  /** False while `products` are only the first ones of the list. */
  isComplete: boolean;
  total: number | undefined;
  /** Those that the server supports. */
  pageSizes: readonly number[];
  addressOf: (change: ListingChange) => QueryAddress;
  onPageIntent: (page: number) => void;
}

/** One page of products with pagination. */
export function Results({
  listing,
  products,
  isComplete,
  total = 0,
  pageSizes,
  addressOf,
  onPageIntent,
}: ResultsProps) {
  const t = useT();
  const { page, pageSize } = listing;
  // Cards render in steps, so that input is handled in between.
  const slots = useCardsInSteps(useDeferredValue(products) ?? SKELETONS.get(pageSize) ?? []);
  useShowApp(isComplete && slots.length === products?.length);
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <ProductGrid products={slots} most={4} isFirst />
      <Pagination totalItems={total} itemsPerPage={pageSize} modelValue={page} onIntent={onPageIntent} />
      <Range>
        {products && total > pageSize
          ? t('Products {first} – {last} of {total}', { first, last: first + products.length - 1, total })
          : ''}
      </Range>
      {products && <PageSizes listing={listing} total={total} sizes={pageSizes} addressOf={addressOf} />}
    </>
  );
}
