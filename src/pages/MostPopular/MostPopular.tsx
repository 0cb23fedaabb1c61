import { paths } from '@/domain/paths';
import { ProductListing } from '@/features/listing';
import { useT } from '@/shared/texts';
import { Breadcrumb } from '@/shared/ui';

/** `/most-popular`: the product list with a fixed sort order (R30). */
export function MostPopular() {
  const t = useT();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Most Popular') }]} />
      <ProductListing title={t('Most Popular')} fixed={{ sort_type: 'popular_product' }} />
    </>
  );
}
