import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { ProductListing } from '@/features/listing';
import { useT } from '@/shared/texts';
import { Breadcrumb } from '@/shared/ui';

const areReduced = (products: readonly Product[]) => products.every(({ discountPrice }) => discountPrice > 0);

/**
 * `/best-deal`: top sellers, only reduced ones if the server supports `on_sale`. Else the heading does not
 * promise deals (R30).
 */
export function BestDeal() {
  const t = useT();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Best Deal') }]} />
      <ProductListing
        title={(products) => (areReduced(products) ? t('Best Deal') : t('Top selling'))}
        fixed={{ sort_type: 'top_selling', on_sale: 1 }}
      />
    </>
  );
}
