import type { ShopId, VoucherId } from '@/domain/ids';
import type { Voucher } from '@/domain/voucher';
import { api } from '../api';
import { patchThroughRead } from '../patchThroughRead';
import { collectedVoucherWire, vouchersWire } from '../wire/voucher.wire';

export const vouchersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET /get-vouchers: vouchers of a shop. A 401 ends the session and redirects to `/` (specification §4,
     * §8).
     */
    getVouchers: build.query<Voucher[], ShopId>({
      query: (shopId) => ({
        url: '/get-vouchers',
        query: { shop_id: shopId },
        reads: vouchersWire,
        onUnauthorized: 'endSessionAndGoHome',
      }),
      providesTags: ['Vouchers', 'Localised'],
    }),
    /** POST /vouchers-collect: collects a voucher; idempotent. */
    collectVoucher: build.mutation<Voucher | null, { voucherId: VoucherId; shopId: ShopId }>({
      query: ({ voucherId }) => ({
        url: '/vouchers-collect',
        method: 'POST',
        body: { coupon_id: voucherId },
        reads: collectedVoucherWire,
        // The server's message is shown in the vouchers' corner (specification §8).
        onUnauthorized: 'endSessionSilently',
      }),
      // Marks the voucher as collected, whatever the response contains (specification §4, "Coupon").
      async onQueryStarted({ voucherId, shopId }, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        const { util } = vouchersApi;
        const collected = util.updateQueryData('getVouchers', shopId, (vouchers) => {
          const voucher = vouchers.find(({ id }) => id === voucherId);
          if (voucher) voucher.isCollected = true;
        });
        await patchThroughRead(
          () => dispatch(collected),
          dispatch(util.getRunningQueryThunk('getVouchers', shopId)),
        );
      },
    }),
  }),
});

export const { useGetVouchersQuery } = vouchersApi;
