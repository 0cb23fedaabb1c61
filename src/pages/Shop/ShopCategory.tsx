import { useParams, useSearchParams } from 'react-router';
import { useGetShopCategoriesQuery } from '@/api';
import type { ShopDetail } from '@/domain/catalogue';
import { paths, readId } from '@/domain/paths';
import { ProductListing } from '@/features/listing';
import { PageFacts } from '@/features/sharing';
import { useT } from '@/shared/texts';
import { ChipLinks, ChipLinksSkeleton } from '@/shared/ui';
import { ShopCategoryChips } from './ShopCategoryChips';
import { ShopFrame } from './ShopFrame';

/** `/shops/{id}/categories/{slug}?subcategory={id}`: one kind of what a shop sells; the slug is opaque (contract §4). */
export function ShopCategory() {
  const t = useT();
  const { name } = useShopCategory();
  return (
    <ShopFrame
      variant="part"
      titleOf={(shop) => name.trim() && `${name} – ${shop.name}`}
      crumbsOf={(shop) => [
        { text: t('Shops'), to: paths.shops },
        // The category comes after the shop's name, also in time: it would be pushed aside by it.
        ...(shop ? [{ text: shop.name, to: paths.shop(shop.id) }, { text: name }] : []),
      ]}
    >
      {(shop) => <Goods shop={shop} />}
    </ShopFrame>
  );
}

/** The category of the address, and its part where one is named. */
function useShopCategory() {
  const t = useT();
  const { id, slug = '' } = useParams();
  const [query] = useSearchParams();
  const shopId = readId(id);
  const partId = readId(query.get('subcategory') ?? undefined);
  const { data: categories, isLoading } = useGetShopCategoriesQuery(shopId ?? 0, { skip: shopId === null });
  const category = categories?.find((one) => String(one.id) === slug);
  const part = category?.subCategories.find((one) => one.id === partId);
  // A blank of the same height until the name is known.
  const name = part?.name ?? category?.name ?? (isLoading ? '\u00a0' : t('Category'));
  return { slug, category, partId, name, isLoading };
}

function Goods({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const { slug, category, partId, name, isLoading } = useShopCategory();
  const fixed = { shop_id: shop.id, category_id: slug, ...(partId ? { sub_category_id: partId } : {}) };
  return (
    <ProductListing title={name} fixed={fixed}>
      <PageFacts
        title={`${name} – ${shop.name}`}
        description={shop.shortDescription}
        picture={category?.thumbnail}
        path={paths.shopCategory(shop.id, slug, partId ?? undefined)}
      />
      <ShopCategoryChips shopId={shop.id} chosen={category?.id ?? null} />
      {isLoading && <ChipLinksSkeleton />}
      {category && category.subCategories.length > 1 && (
        <ChipLinks
          label={t('Sub-categories')}
          choices={[
            { name: t('All'), to: paths.shopCategory(shop.id, category.id), isChosen: partId === null },
            ...category.subCategories.map((part) => ({
              name: part.name,
              to: paths.shopCategory(shop.id, category.id, part.id),
              isChosen: part.id === partId,
            })),
          ]}
        />
      )}
    </ProductListing>
  );
}
