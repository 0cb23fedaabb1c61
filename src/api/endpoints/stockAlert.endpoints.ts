import type { ProductId } from '@/domain/ids';
import { api } from '../api';
import { patchThroughRead } from '../patchThroughRead';
import { stockAlertWire } from '../wire/productDetails.wire';
import { productDetailsApi } from './productDetails.endpoints';

export const stockAlertApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /stock-alert: sets whether the user is notified when a product is back in stock (R102). */
    setStockAlert: build.mutation<boolean, { productId: ProductId; isWanted: boolean }>({
      query: ({ productId, isWanted }) => ({
        url: '/stock-alert',
        method: 'POST',
        body: { product_id: productId, is_wanted: isWanted },
        reads: stockAlertWire,
      }),
      async onQueryStarted({ productId }, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        const { util } = productDetailsApi;
        const changed = util.updateQueryData('getProductDetails', productId, ({ product }) => {
          product.stockAlert = response.data;
        });
        await patchThroughRead(
          () => dispatch(changed),
          dispatch(util.getRunningQueryThunk('getProductDetails', productId)),
        );
      },
    }),
  }),
});
