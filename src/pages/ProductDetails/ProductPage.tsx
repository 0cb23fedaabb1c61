import { styled } from '@mui/material/styles';
import { isNotFound, useErrorMessage, useGetProductDetailsQuery } from '@/api';
import type { ProductDetails } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { ProductGrid, selectKnownProduct } from '@/features/catalogue';
import { ProductMain, ProductMainSkeleton, ProductTabs } from '@/features/product';
import { useSettings, useDocumentTitle } from '@/core/settings';
import { NotFound } from '@/pages/NotFound';
import { useSelect, useShowApp, useStages } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Breadcrumb, ErrorBoundary, FailedPage, preloadServerHtml, Section } from '@/shared/ui';
import { ProductForSearch } from './ProductForSearch';
import { useProductCrumbs } from './useProductCrumbs';

preloadServerHtml();

/**
 * A flex column, which `ProductMain` relies on for its end marker; as high as the screen, so that the footer
 * does not jump.
 */
const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export function ProductPage({ id }: { id: ProductId }) {
  const t = useT();
  const { currentData: data, error, isFetching, refetch } = useGetProductDetailsQuery(id);
  const cached = useSelect(selectKnownProduct, id);
  const message = useErrorMessage(error);
  // `LoadedProduct` shows the app once it is complete.
  useShowApp(Boolean(error));
  const product = data?.product ?? cached;
  const crumbs = useProductCrumbs(product);
  useDocumentTitle(data?.product.name);
  if (!data && !isFetching && isNotFound(error)) return <NotFound />;
  if (!data && !isFetching && error)
    return (
      <FailedPage
        parents={crumbs.slice(1, -1)}
        title={product?.name ?? t('Product')}
        message={message}
        onRetry={refetch}
      />
    );
  return (
    <Page>
      <Breadcrumb crumbs={crumbs} />
      {data && <ProductForSearch product={data.product} crumbs={crumbs} />}
      {data ? <LoadedProduct details={data} /> : <ProductMainSkeleton cached={cached} />}
    </Page>
  );
}

/** Number of parts in `LoadedProduct`. */
const PARTS = 3;

function LoadedProduct({ details }: { details: ProductDetails }) {
  const shown = useStages(PARTS);
  useShowApp(shown === PARTS);
  return (
    <>
      <ErrorBoundary where="product">
        {shown > 0 && <ProductMain product={details.product} />}
        {shown > 1 && <ProductTabs product={details.product} />}
      </ErrorBoundary>
      {shown > 2 && <OtherProducts details={details} />}
    </>
  );
}

function OtherProducts({ details }: { details: ProductDetails }) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const { product, relatedProducts, popularProducts } = details;
  const shop = isMultiVendor ? product.shop : null;
  return (
    <>
      {popularProducts.length > 0 && (
        <Section
          title={shop ? t('More from {shop}', { shop: shop.name }) : t('Most Popular')}
          {...(shop ? { more: { to: paths.shop(shop.id), text: t('Visit shop') } } : {})}
        >
          <ProductGrid products={popularProducts} most={5} rows={1} />
        </Section>
      )}
      {relatedProducts.length > 0 && (
        <Section title={t('Related products')}>
          <ProductGrid products={relatedProducts} most={5} rows={2} />
        </Section>
      )}
    </>
  );
}
