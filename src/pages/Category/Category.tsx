import { useParams } from 'react-router';
import { useGetCategoriesQuery } from '@/api';
import { paths } from '@/domain/paths';
import { ProductListing, useIsCategoryMissing, useSubcategoryId } from '@/features/listing';
import { useDocumentTitle } from '@/core/settings';
import { PageMeta } from '@/features/sharing';
import { NotFound } from '@/pages/NotFound';
import { useT } from '@/shared/texts';
import { Breadcrumb, ChipLinks, ChipLinksSkeleton } from '@/shared/ui';
import { useKnownCategory } from './useKnownCategory';

/**
 * `/categories/{slug}?subcategory={id}`; the slug is opaque, our own links use the id (R30). An unknown
 * category renders "page not found".
 */
export function Category() {
  const t = useT();
  const { slug = '' } = useParams();
  const { data: categories, isLoading } = useGetCategoriesQuery();
  const category = categories?.find(({ id }) => String(id) === slug);
  const subCategoryId = useSubcategoryId(category);
  const known = useKnownCategory(slug);
  const shown = categories ? category : known;
  const subCategory = shown?.subCategories.find(({ id }) => id === subCategoryId);
  const name = subCategory?.name ?? (subCategoryId && isLoading ? undefined : shown?.name);
  // A non-breaking space keeps the height until the name is loaded.
  const title = name ?? (isLoading ? '\u00a0' : t('Category'));
  useDocumentTitle(name);
  const isMissing = useIsCategoryMissing(categories, { category_id: slug });
  if (isMissing) return <NotFound />;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { text: t('Home'), to: paths.home },
          ...(shown && subCategory ? [{ text: shown.name, to: paths.category(shown.id) }] : []),
          { text: title },
        ]}
      />
      <PageMeta
        title={title.trim()}
        description={
          title.trim() && t('{name} of all shops, with prices, ratings and reviews.', { name: title })
        }
        picture={subCategory?.thumbnail ?? shown?.thumbnail}
        path={subCategoryId ? paths.subCategory(slug, subCategoryId) : paths.category(slug)}
      />
      <ProductListing
        title={title}
        picture={subCategory?.thumbnail ?? shown?.thumbnail ?? (isLoading ? null : undefined)}
        fixed={{ category_id: slug, ...(subCategoryId ? { sub_category_id: subCategoryId } : {}) }}
      >
        {shown && shown.subCategories.length > 0 ? (
          <ChipLinks
            label={t('Sub-categories')}
            choices={[
              { name: t('All'), to: paths.category(shown.id), isChosen: subCategoryId === null },
              ...shown.subCategories.map(({ id, name }) => ({
                name,
                to: paths.subCategory(shown.id, id),
                isChosen: id === subCategoryId,
              })),
            ]}
          />
        ) : (
          isLoading && <ChipLinksSkeleton />
        )}
      </ProductListing>
    </>
  );
}
