import type { ProductDetail } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import { paths } from '@/domain/paths';
import { breadcrumbThing, productThing } from '@/domain/productThing';
import { useSettings } from '@/features/settings';
import { absolute, PageFacts } from '@/features/sharing';
import { JsonLd } from '@/shared/ui';

/** Meta tags and structured data of a product; renders nothing visible. */
export function ProductForSearch({ product, crumbs }: { product: ProductDetail; crumbs: readonly Crumb[] }) {
  const { currencyCode } = useSettings();
  const path = paths.productDetails(product.id);
  const url = absolute(path);
  return (
    <>
      <PageFacts
        title={product.name}
        description={product.metaDescription ?? product.shortDescription}
        picture={product.thumbnail}
        type="product"
        path={path}
      />
      <JsonLd data={productThing(product, { url, absolute, currencyCode })} />
      <JsonLd data={breadcrumbThing(crumbs, absolute)} />
    </>
  );
}
