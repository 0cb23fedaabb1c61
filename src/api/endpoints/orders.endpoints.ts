import type { OrderId, ProductId } from '@/domain/ids';
import type { OrderDetail, OrderedAgain, OrderPage, OrderDocument, OrderTab } from '@/domain/order';
import { ORDER_PAGE_SIZE } from '@/domain/paging';
import type { SecretRef } from '@/shared/adapters';
import { api } from '../api';
import { readDocument } from '../readDocument';
import { orderDetailsWire, orderedAgainWire, ordersWire } from '../wire/order.wire';

export interface OrdersQuery {
  status: OrderTab;
  page: number;
}

export interface ReviewEntry {
  orderId: OrderId;
  productId: ProductId;
  /** 1 to 5. */
  rating: number;
  description: string;
  photos?: readonly SecretRef[];
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /orders: one page of the order history, newest first, with the counts of all tabs. */
    getOrders: build.query<OrderPage, OrdersQuery>({
      query: ({ status, page }) => ({
        url: '/orders',
        query: { order_status: status === 'all' ? null : status, page, per_page: ORDER_PAGE_SIZE },
        reads: ordersWire,
      }),
      providesTags: ['Orders', 'Localised'],
    }),
    /** GET /order-details: one order; 422 for an unknown id. */
    getOrderDetails: build.query<OrderDetail, OrderId>({
      query: (orderId) => ({ url: '/order-details', query: { order_id: orderId }, reads: orderDetailsWire }),
      providesTags: ['Orders', 'Localised'],
    }),
    /** POST /orders/cancel: cancels a pending order. */
    cancelOrder: build.mutation<null, OrderId>({
      query: (orderId) => ({ url: '/orders/cancel', method: 'POST', body: { order_id: orderId } }),
      // At once: an invalidation waits for all other calls, of which one may hang.
      async onQueryStarted(orderId, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        const markCancelled = (order: OrderDetail) => {
          order.status = 'Cancelled';
        };
        dispatch(ordersApi.util.updateQueryData('getOrderDetails', orderId, markCancelled));
      },
      // Invalidates after errors too: the order has changed since it was displayed.
      invalidatesTags: ['Orders', 'Stock'],
    }),
    /** POST /place-order/again: repeats a delivered order at current prices. */
    orderAgain: build.mutation<
      OrderedAgain,
      { orderId: OrderId; paymentMethod: string; idempotencyKey: SecretRef }
    >({
      query: ({ orderId, paymentMethod, idempotencyKey }) => ({
        url: '/place-order/again',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: { order_id: orderId, payment_method: paymentMethod },
        reads: orderedAgainWire,
      }),
      // Invalidates after a lost response too: the order may have been created.
      invalidatesTags: ['Orders', 'Stock'],
    }),
    /** POST /product-review: rates a product, once per order. A form only if there are photos. */
    reviewProduct: build.mutation<null, ReviewEntry>({
      query: ({ orderId, productId, rating, description, photos = [] }) => {
        const body = { order_id: orderId, product_id: productId, rating, description };
        const request = { url: '/product-review', method: 'POST' } as const;
        return photos.length > 0
          ? { ...request, form: { ...body, 'photos[]': photos } }
          : { ...request, body };
      },
      // Pages and lists of products, which show the rating, have the tag 'Stock'.
      invalidatesTags: ['Orders', 'Reviews', 'Stock'],
    }),
    /**
     * Invoice or payment receipt at a URL from the order; sent with the token, which it may require (R53).
     */
    getOrderDocument: build.query<OrderDocument, string>({
      query: (url) => ({ url, isAnnouncedUrl: true, readsResponse: readDocument }),
    }),
  }),
});

export const {
  useGetOrdersQuery,
  useGetOrderDetailsQuery,
  useGetOrderDocumentQuery,
  useCancelOrderMutation,
  useOrderAgainMutation,
  useReviewProductMutation,
} = ordersApi;
