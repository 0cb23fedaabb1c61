import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { paths } from '@/domain/paths';
import { useShopCategories } from '@/features/categoryMenu';
import { useT } from '@/shared/texts';
import { Breadcrumb, EmptyState, PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';
import { CategoryCard, CategoryCardSkeleton } from './CategoryCard';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(5),
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), marginBlockStart: theme.spacing(4) },
}));

const SKELETONS = 8;

/** `/categories`: everything that is sold here, by kind. */
export function Categories() {
  const t = useT();
  const { categories, isMissing, retry } = useShopCategories();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Categories') }]} />
      <Typography variant="h1">{t('Categories')}</Typography>
      {isMissing && <SectionError drawing={<PulledPlug />} onRetry={retry} />}
      {!isMissing && categories?.length === 0 && <EmptyState title={t('There are no products here yet.')} />}
      {!isMissing && categories?.length !== 0 && (
        <Cards aria-busy={!categories}>
          {categories
            ? categories.map((category) => <CategoryCard key={category.id} category={category} />)
            : Array.from({ length: SKELETONS }, (_, index) => (
                <CategoryCardSkeleton key={`skeleton ${index}`} />
              ))}
        </Cards>
      )}
      {!categories && !isMissing && <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>}
    </>
  );
}
