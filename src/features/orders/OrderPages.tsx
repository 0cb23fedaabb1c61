import { Pagination, PaginationItem } from '@mui/material';
import { Link } from 'react-router';
import type { OrdersPlace } from '@/domain/ordersPlace';
import { ordersAddress } from '@/domain/ordersPlace';
import { ORDER_PAGE_SIZE, pageCount } from '@/domain/paging';
import { useT } from '@/shared/texts';

/** Numbered pages of ten orders (specification §2, "Pagination component"); each is an address. */
export function OrderPages({ place, total }: { place: OrdersPlace; total: number }) {
  const t = useT();
  const count = pageCount(total, ORDER_PAGE_SIZE);
  if (count === 1) return null;
  return (
    <Pagination
      shape="rounded"
      color="primary"
      aria-label={t('Pages')}
      page={place.page}
      count={count}
      sx={{ mt: 4, '& ul': { justifyContent: 'center' } }}
      renderItem={(item) => (
        <PaginationItem
          component={Link}
          to={ordersAddress({ ...place, page: item.page ?? 1 })}
          {...item}
          sx={{ minWidth: 44, height: 44 }}
        />
      )}
    />
  );
}
