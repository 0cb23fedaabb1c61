import { Skeleton } from '@mui/material';
import { useDispatch } from 'react-redux';
import { QueryError, useGetVouchersQuery } from '@/api';
import type { ShopId } from '@/domain/ids';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Column, EmptyState, ShopDialog } from '@/shared/ui';
import { NoVouchers } from './NoVouchers';
import { Ticket, VoucherCard } from './VoucherCard';

/** The vouchers of a shop (specification §2, "Voucher modal"). */
export function VoucherDialog({ overlay }: { overlay: OverlayOf<'vouchers'> }) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <ShopDialog
      title={`${t('Voucher from')} ${overlay.shopName}`}
      width={520}
      onClose={() => dispatch(overlayClosed('vouchers'))}
    >
      <Vouchers shopId={overlay.shopId} />
    </ShopDialog>
  );
}

function Vouchers({ shopId }: { shopId: ShopId }) {
  const t = useT();
  const {
    currentData: vouchers,
    error,
    refetch,
  } = useGetVouchersQuery(shopId, { refetchOnMountOrArgChange: true });
  if (!vouchers && error) return <QueryError error={error} onRetry={refetch} />;
  if (vouchers?.length === 0) {
    return <EmptyState drawing={<NoVouchers />} title={t('Sorry there is no voucher available')} />;
  }
  return (
    <Column sx={{ gap: 3 }} aria-busy={!vouchers}>
      {vouchers
        ? vouchers.map((voucher) => <VoucherCard key={voucher.id} voucher={voucher} shopId={shopId} />)
        : [0, 1, 2].map((position) => (
            <Ticket key={`skeleton ${position}`} aria-hidden>
              <div>
                <Skeleton width="50%" />
                <Skeleton width="70%" />
              </div>
              <Skeleton variant="rounded" width={88} height={36} />
            </Ticket>
          ))}
    </Column>
  );
}
