import { Typography } from '@mui/material';
import { paths } from '@/domain/paths';
import { CategoryCard, CategoryCards, CategoryCardSkeleton } from '@/features/categoryMenu';
import { useShopCategories } from '@/core/settings';
import { useT } from '@/shared/texts';
import { Breadcrumb, EmptyState, PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';

const SKELETONS = 8;

/** `/categories`: all categories with their subcategories. */
export function Categories() {
  const t = useT();
  const { categories, isMissing, retry } = useShopCategories();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Categories') }]} />
      <Typography variant="h1" sx={{ mb: { xs: 4, sm: 6 } }}>
        {t('Categories')}
      </Typography>
      {isMissing && <SectionError drawing={<PulledPlug />} onRetry={retry} />}
      {!isMissing && categories?.length === 0 && <EmptyState title={t('There are no products here yet.')} />}
      {!isMissing && categories?.length !== 0 && (
        <CategoryCards aria-busy={!categories}>
          {categories
            ? categories.map((category) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  addressOf={(subcategoryId) =>
                    subcategoryId === undefined
                      ? paths.category(category.id)
                      : paths.subCategory(category.id, subcategoryId)
                  }
                />
              ))
            : Array.from({ length: SKELETONS }, (_, index) => (
                <CategoryCardSkeleton key={`skeleton ${index}`} />
              ))}
        </CategoryCards>
      )}
      {!categories && !isMissing && <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>}
    </>
  );
}
