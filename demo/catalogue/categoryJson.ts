import type { Locale } from '../languages';
import { categoryPictureUrl, flashSalePictureUrl, subCategoryPictureUrl } from '../media/addresses';
import { stamp } from '../clock';
import type { Category, FlashSale, SubCategory } from './lookups';

export const subCategoryJson = (subCategory: SubCategory, locale: Locale) => ({
  id: subCategory.id,
  name: subCategory.name[locale],
  thumbnail: subCategoryPictureUrl(subCategory.id),
});

/** API §9, CATEGORY. */
export const categoryJson = (category: Category, locale: Locale) => ({
  id: category.id,
  name: category.name[locale],
  thumbnail: categoryPictureUrl(category.id),
  sub_categories: category.subCategories.map((subCategory) => subCategoryJson(subCategory, locale)),
});

/** API §9, FLASH. */
export const flashSaleJson = (sale: FlashSale, locale: Locale) => ({
  id: sale.id,
  name: sale.name[locale],
  thumbnail: flashSalePictureUrl(sale.id, locale),
  start_date: stamp(sale.startsAt),
  end_date: stamp(sale.endsAt),
});
