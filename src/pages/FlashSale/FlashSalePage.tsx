import { Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { RootApiState } from '@/api';
import { isNotFound, useErrorMessage } from '@/api';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { paths } from '@/domain/paths';
import { ProductGrid } from '@/features/catalogue';
import { useShopCategories, useDocumentTitle } from '@/core/settings';
import { NotFound } from '@/pages/NotFound';
import { useT } from '@/shared/texts';
import {
  Breadcrumb,
  ChipLinks,
  ChipLinksSkeleton,
  EmptyState,
  FailedPage,
  Link,
  Pagination,
  SectionError,
  VisuallyHidden,
} from '@/shared/ui';
import { fixedColors } from '@/shared/theme';
import { Band, BandPicture, BandTitle, BandText, CountdownSlot } from './FlashBand.styles';
import { selectKnownSaleName } from './knownSale';
import { SaleBand } from './SaleBand';
import { SaleForSearch } from './SaleForSearch';
import { useFlashSale } from './useFlashSale';

/** Keeps the footer below the fold, however few products there are. */
const Products = styled('section')({ minHeight: '70vh' });

/** A flash sale with its countdown and its products by category. */
export function FlashSalePage({ id }: { id: Id }) {
  const t = useT();
  const { sale, products, total, categoryId, page, error, refetch, addressOf } = useFlashSale(id);
  const message = useErrorMessage(error);
  const productsId = useId();
  const knownName = useSelector((state: RootApiState) => sale?.name ?? selectKnownSaleName(state, id));
  const name = knownName || t('Flash sale');
  useDocumentTitle(sale?.name);
  if (!sale && isNotFound(error)) return <NotFound />;
  if (!sale && error) return <FailedPage title={name} message={message} onRetry={refetch} />;
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: name }]} />
      {sale ? <SaleForSearch sale={sale} /> : <VisuallyHidden as="h1">{name}</VisuallyHidden>}
      {sale ? <SaleBand sale={sale} /> : <BandSkeleton />}
      <SaleCategories chosen={categoryId} addressOf={addressOf} />
      <Products aria-labelledby={productsId}>
        <VisuallyHidden as="h2" id={productsId}>
          {t('Products')}
        </VisuallyHidden>
        <VisuallyHidden role="status">
          {products ? t('{count} products', { count: total ?? 0 }) : !error && t('Loading')}
        </VisuallyHidden>
        {error ? (
          <SectionError message={message} onRetry={refetch} />
        ) : products?.length === 0 ? (
          <EmptyState
            title={
              categoryId ? t('The sale has nothing of this kind.') : t('There is nothing in this sale now.')
            }
            action={
              <Button
                component={Link}
                to={categoryId ? paths.flashSale(id) : paths.products}
                variant="contained"
              >
                {categoryId ? t('Show the whole sale') : t('See all products')}
              </Button>
            }
          />
        ) : (
          <ProductGrid
            products={products}
            expected={CATALOGUE_PAGE_SIZE}
            isWhole={products?.length === total}
            isFirst
          />
        )}
        {!error && (
          <Pagination totalItems={total ?? 0} itemsPerPage={CATALOGUE_PAGE_SIZE} modelValue={page} />
        )}
      </Products>
    </>
  );
}

interface SaleCategoriesProps {
  chosen: Id | null;
  addressOf: (category: Id | null) => string;
}

/** The server does not report which categories a sale has, so all are offered. */
function SaleCategories({ chosen, addressOf }: SaleCategoriesProps) {
  const t = useT();
  const { categories, isMissing } = useShopCategories();
  if (isMissing) return null;
  if (!categories) return <ChipLinksSkeleton />;
  return (
    <ChipLinks
      label={t('Categories')}
      choices={[
        { name: t('All'), to: addressOf(null), isChosen: chosen === null },
        ...categories.map(({ id, name }) => ({ name, to: addressOf(id), isChosen: id === chosen })),
      ]}
    />
  );
}

function BandSkeleton() {
  return (
    <Band aria-hidden>
      <BandText>
        <BandTitle variant="h1" component="div">
          <Skeleton width={240} sx={{ bgcolor: fixedColors.lighten }} />
        </BandTitle>
        <p />
        <CountdownSlot />
      </BandText>
      <BandPicture>
        <div style={{ aspectRatio: 16 / 7 }} />
      </BandPicture>
    </Band>
  );
}
