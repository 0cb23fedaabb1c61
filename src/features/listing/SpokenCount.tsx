import { CATALOGUE_PAGE_SIZE, pageCount } from '@/domain/paging';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';

interface SpokenCountProps {
  /** Undefined while the list is on its way. */
  total: number | undefined;
  page: number;
}

/** Tells a screen reader what a filter, an order or another page led to. */
export function SpokenCount({ total, page }: SpokenCountProps) {
  const t = useT();
  const words = () => {
    if (total === undefined) return t('Loading');
    const count = t('{count} products', { count: total });
    const pages = pageCount(total, CATALOGUE_PAGE_SIZE);
    return pages > 1 ? `${count}, ${t('page {page} of {pages}', { page, pages })}` : count;
  };
  return <VisuallyHidden role="status">{words()}</VisuallyHidden>;
}
