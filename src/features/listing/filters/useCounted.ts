import type { Facets } from '@/domain/filters';
import { countOf } from '@/domain/filters';
import { useFormats, useT } from '@/shared/texts';

/**
 * Returns the props of an option for its number of products: shown beside it, and disabling an option that
 * would empty the list. Nothing is added where the server does not count (R95).
 */
export function useCounted(facets: Pick<Facets, 'counts'>) {
  const t = useT();
  const formats = useFormats();
  return (name: keyof Facets['counts'], value: number, isChosen: boolean) => {
    const count = countOf(facets, name, value);
    if (count === null) return {};
    return {
      'data-count': formats.number(count),
      'aria-description': t('{count} products', { count }),
      disabled: count === 0 && !isChosen,
    };
  };
}
