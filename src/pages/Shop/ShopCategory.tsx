import { useParams } from 'react-router';
import { useGetShopCategoriesQuery } from '@/api';
import type { ShopDetail } from '@/domain/catalogue';
import { paths, readId } from '@/domain/paths';
import { ProductListing, useIsCategoryMissing, useSubcategoryId } from '@/features/listing';
import { PageMeta } from '@/features/sharing';
import { NotFound } from '@/pages/NotFound';
import { useT } from '@/shared/texts';
import { ChipLinks, ChipLinksSkeleton } from '@/shared/ui';
import { ShopCategoryChips } from './ShopCategoryChips';
import { ShopFrame } from './ShopFrame';

/**
 * `/shops/{id}/categories/{slug}?subcategory={id}`: a shop's products of one category; the slug is opaque
 * (R30). An unknown category renders "page not found".
 */
export function ShopCategory() {
  const t = useT();
  const { name, isMissing } = useShopCategory();
  if (isMissing) return <NotFound />;
  return (
    <ShopFrame
      variant="part"
      partName={name}
      titleOf={(shop) => name.trim() && `${name} – ${shop.name}`}
      crumbsOf={(shop) => [
        { text: t('Shops'), to: paths.shops },
        // Added after the shop's name has loaded, which would otherwise push the category aside.
        ...(shop ? [{ text: shop.name, to: paths.shop(shop.id) }, { text: name }] : []),
      ]}
    >
      {(shop) => <CategoryProducts shop={shop} />}
    </ShopFrame>
  );
}

/** The category in the URL, or its subcategory if the URL has one. */
function useShopCategory() {
  const t = useT();
  const { id, slug = '' } = useParams();
  const shopId = readId(id);
  // Those of this shop alone: another shop's category would lack the subcategory of the URL.
  const { currentData: categories, isFetching } = useGetShopCategoriesQuery(shopId ?? 0, {
    skip: shopId === null,
  });
  const isLoading = isFetching && !categories;
  const isMissing = useIsCategoryMissing(categories, { shop_id: shopId ?? 0, category_id: slug });
  const category = categories?.find((candidate) => String(candidate.id) === slug);
  const subcategoryId = useSubcategoryId(category);
  const subcategory = category?.subCategories.find((candidate) => candidate.id === subcategoryId);
  // A non-breaking space keeps the height until the name is loaded.
  const name = subcategory?.name ?? category?.name ?? (isLoading ? '\u00a0' : t('Category'));
  return { slug, category, subcategoryId, name, isLoading, isMissing };
}

function CategoryProducts({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const { slug, category, subcategoryId, name, isLoading } = useShopCategory();
  const fixed = {
    shop_id: shop.id,
    category_id: slug,
    ...(subcategoryId ? { sub_category_id: subcategoryId } : {}),
  };
  return (
    <ProductListing title={name} fixed={fixed}>
      <PageMeta
        title={`${name} – ${shop.name}`}
        description={shop.shortDescription}
        picture={category?.thumbnail}
        path={paths.shopCategory(shop.id, slug, subcategoryId ?? undefined)}
      />
      <ShopCategoryChips shopId={shop.id} chosen={category?.id ?? null} />
      {isLoading && <ChipLinksSkeleton />}
      {category && category.subCategories.length > 1 && (
        <ChipLinks
          label={t('Sub-categories')}
          choices={[
            {
              name: t('All'),
              to: paths.shopCategory(shop.id, category.id),
              isChosen: subcategoryId === null,
            },
            ...category.subCategories.map((subcategory) => ({
              name: subcategory.name,
              to: paths.shopCategory(shop.id, category.id, subcategory.id),
              isChosen: subcategory.id === subcategoryId,
            })),
          ]}
        />
      )}
    </ProductListing>
  );
}
