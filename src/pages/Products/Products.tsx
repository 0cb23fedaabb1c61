import { useSearchParams } from 'react-router';
import { paths } from '@/domain/paths';
import { readListing } from '@/domain/listing';
import { ProductListing } from '@/features/listing';
import { useT } from '@/shared/texts';
import { Breadcrumb } from '@/shared/ui';

/** `/products`: all products, or the results of a search. */
export function Products() {
  const t = useT();
  const [query] = useSearchParams();
  const { search } = readListing(query);
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Products') }]} />
      <ProductListing title={search ? t('Results for “{term}”', { term: search }) : t('Products')} />
    </>
  );
}
