import type { ProductDetail } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import { paths } from '@/domain/paths';
import { breadcrumbJsonLd, productJsonLd } from '@/domain/productJsonLd';
import { useSettings } from '@/core/settings';
import { absolute, PageMeta } from '@/features/sharing';
import { JsonLd } from '@/shared/ui';

/** Meta tags and structured data of a product; renders nothing visible. */
export function ProductForSearch({ product, crumbs }: { product: ProductDetail; crumbs: readonly Crumb[] }) {
  const { currencyCode } = useSettings();
  const path = paths.productDetails(product.id);
  const url = absolute(path);
  return (
    <>
      <PageMeta
        title={product.name}
        description={product.metaDescription ?? product.shortDescription}
        picture={product.thumbnail}
        type="product"
        path={path}
      />
      <JsonLd data={productJsonLd(product, { url, absolute, currencyCode })} />
      <JsonLd data={breadcrumbJsonLd(crumbs, absolute)} />
    </>
  );
}
