import { useGetShopCategoriesQuery } from '@/api';
import type { Id, ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { ChipLinks, ChipLinksSkeleton } from '@/shared/ui';
import { useT } from '@/shared/texts';

interface ShopCategoryChipsProps {
  shopId: ShopId;
  /** The category of the current page. */
  chosen?: Id | null;
}

/** Links between the shop and its categories; renders nothing for shops with a single category. */
export function ShopCategoryChips({ shopId, chosen = null }: ShopCategoryChipsProps) {
  const t = useT();
  const { data: categories, isLoading } = useGetShopCategoriesQuery(shopId);
  if (isLoading) return <ChipLinksSkeleton />;
  if (!categories || categories.length < 2) return null;
  return (
    <ChipLinks
      label={t('Categories')}
      choices={[
        { name: t('All'), to: paths.shop(shopId), isChosen: chosen === null },
        ...categories.map(({ id, name }) => ({
          name,
          to: paths.shopCategory(shopId, id),
          isChosen: id === chosen,
        })),
      ]}
    />
  );
}
