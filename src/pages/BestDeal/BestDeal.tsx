import { paths } from '@/domain/paths';
import { ProductListing } from '@/features/listing';
import { useT } from '@/shared/texts';
import { Breadcrumb } from '@/shared/ui';

/** `/best-deal`: the product list with a fixed sort order (R30). */
export function BestDeal() {
  const t = useT();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Best Deal') }]} />
      <ProductListing title={t('Best Deal')} fixed={{ sort_type: 'top_selling' }} />
    </>
  );
}
