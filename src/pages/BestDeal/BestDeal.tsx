import { paths } from '@/domain/paths';
import { ProductListing } from '@/features/listing';
import { useT } from '@/shared/texts';
import { Breadcrumb } from '@/shared/ui';

/** `/best-deal`: top sellers, of which a server that knows `on_sale` sends the reduced ones alone (R30). */
export function BestDeal() {
  const t = useT();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Best Deal') }]} />
      <ProductListing title={t('Best Deal')} fixed={{ sort_type: 'top_selling', on_sale: 1 }} />
    </>
  );
}
