import { useSearchParams } from 'react-router';
import type { Category } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';
import { readId } from '@/domain/paths';
import { useCorrectedQuery } from '@/core/navigation';

/** Id of the subcategory in the URL; one that `category` does not have is removed from the URL (R9). */
export function useSubcategoryId(category: Category | undefined): Id | null {
  const [query] = useSearchParams();
  const id = readId(query.get('subcategory') ?? undefined);
  const isWrong = category
    ? query.has('subcategory') && !category.subCategories.some((subCategory) => subCategory.id === id)
    : false;
  const right = new URLSearchParams(query);
  if (isWrong) right.delete('subcategory');
  useCorrectedQuery(right.toString());
  return isWrong ? null : id;
}
