import { QueryError, useGetShopCategoriesQuery } from '@/api';
import type { ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { CategoryCard, CategoryCards, CategoryCardSkeleton } from '@/features/categoryMenu';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';

/** The categories of the shop's products. */
export function ShopCategories({ shopId }: { shopId: ShopId }) {
  const t = useT();
  const { currentData: categories, error, isFetching, refetch } = useGetShopCategoriesQuery(shopId);
  if (!categories && !isFetching && error) return <QueryError error={error} onRetry={refetch} />;
  if (categories?.length === 0) return <EmptyState title={t('There are no products here yet.')} />;
  return (
    <CategoryCards aria-busy={!categories}>
      {categories
        ? categories.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              addressOf={(subcategoryId) => paths.shopCategory(shopId, category.id, subcategoryId)}
            />
          ))
        : [0, 1, 2].map((index) => <CategoryCardSkeleton key={`skeleton ${index}`} />)}
    </CategoryCards>
  );
}
