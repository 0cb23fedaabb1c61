import type { ProductDetail } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import { paths } from '@/domain/paths';
import { breadcrumbThing, productThing } from '@/domain/productThing';
import { useSettings } from '@/features/settings';
import { JsonLd } from '@/shared/ui';

const absolute = (address: string) => new URL(address, window.location.origin).href;

/** What search engines and shared links read of a product page; nothing that is seen. */
export function ProductForSearch({ product, crumbs }: { product: ProductDetail; crumbs: readonly Crumb[] }) {
  const { currencyCode } = useSettings();
  const description = product.metaDescription ?? product.shortDescription;
  const url = absolute(paths.productDetails(product.id));
  return (
    <>
      {description && <meta name="description" content={description} />}
      <JsonLd thing={productThing(product, { url, absolute, currencyCode })} />
      <JsonLd thing={breadcrumbThing(crumbs, absolute)} />
    </>
  );
}
