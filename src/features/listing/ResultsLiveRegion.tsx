import { pageCount } from '@/domain/paging';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';

interface ResultsLiveRegionProps {
  /** Undefined while the list loads, and after it has failed. */
  total: number | undefined;
  hasFailed: boolean;
  page: number;
  pageSize: number;
}

/** Live region that announces the result of a new filter, sort order or page. */
export function ResultsLiveRegion({ total, hasFailed, page, pageSize }: ResultsLiveRegionProps) {
  const t = useT();
  const message = () => {
    if (total === undefined) return hasFailed ? '' : t('Loading');
    const products = t('{count} products', { count: total });
    const pages = pageCount(total, pageSize);
    return pages > 1 ? t('{products}, page {page} of {pages}', { products, page, pages }) : products;
  };
  return <VisuallyHidden role="status">{message()}</VisuallyHidden>;
}
