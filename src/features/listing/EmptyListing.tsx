import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useGetProductsQuery } from '@/api';
import { paths } from '@/domain/paths';
import { ProductGrid } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { EmptyState, Section } from '@/shared/ui';
import { NothingFound } from './NothingFound';

/** Says what was looked for, leads on, and shows what others like. */
export function EmptyListing({ term }: { term: string }) {
  const t = useT();
  const { data } = useGetProductsQuery({ sort_type: 'popular_product' });
  return (
    <>
      <EmptyState
        drawing={<NothingFound />}
        title={term ? t('Nothing found for “{term}”', { term }) : t('There are no products here yet.')}
        {...(term ? { text: t('Check the spelling, or try a shorter word.') } : {})}
        action={
          <Button component={Link} to={paths.products} variant="contained">
            {t('See all products')}
          </Button>
        }
      />
      {data && data.products.length > 0 && (
        <Section title={t('Most Popular')} more={{ to: paths.mostPopular, text: t('View all') }}>
          <ProductGrid products={data.products} rows={1} />
        </Section>
      )}
    </>
  );
}
