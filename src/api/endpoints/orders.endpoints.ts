import type { OrderId, ProductId } from '@/domain/ids';
import type { OrderDetail, OrderedAgain, OrderPage, OrderPaper, OrderTab } from '@/domain/order';
import { ORDER_PAGE_SIZE } from '@/domain/paging';
import type { Sealed } from '@/shared/adapters';
import { api } from '../api';
import { readPaper } from '../readPaper';
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
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /orders: one page of the history, newest first, with the counts of all tabs. */
    getOrders: build.query<OrderPage, OrdersQuery>({
      query: ({ status, page }) => ({
        url: '/orders',
        query: { order_status: status === 'all' ? null : status, page, per_page: ORDER_PAGE_SIZE },
        reads: ordersWire,
      }),
      providesTags: ['Orders', 'Localised'],
    }),
    /** GET /order-details; an unknown order is a 422. */
    getOrderDetails: build.query<OrderDetail, OrderId>({
      query: (orderId) => ({ url: '/order-details', query: { order_id: orderId }, reads: orderDetailsWire }),
      providesTags: ['Orders', 'Localised'],
    }),
    /** POST /orders/cancel: while the order is pending. */
    cancelOrder: build.mutation<null, OrderId>({
      query: (orderId) => ({ url: '/orders/cancel', method: 'POST', body: { order_id: orderId } }),
      // A refusal as well: the order has moved on since it was shown.
      invalidatesTags: ['Orders', 'Stock'],
    }),
    /** POST /place-order/again: what was delivered, once more, at today's prices. */
    orderAgain: build.mutation<
      OrderedAgain,
      { orderId: OrderId; paymentMethod: string; idempotencyKey: Sealed }
    >({
      query: ({ orderId, paymentMethod, idempotencyKey }) => ({
        url: '/place-order/again',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: { order_id: orderId, payment_method: paymentMethod },
        reads: orderedAgainWire,
      }),
      // A lost answer as well: there may be an order nobody told of.
      invalidatesTags: ['Orders', 'Stock'],
    }),
    /** POST /product-review: once per order and product. */
    reviewProduct: build.mutation<null, ReviewEntry>({
      query: ({ orderId, productId, rating, description }) => ({
        url: '/product-review',
        method: 'POST',
        body: { order_id: orderId, product_id: productId, rating, description },
      }),
      invalidatesTags: ['Orders', 'Reviews'],
    }),
    /** An invoice or a payment slip, at the address that the order told; with the token, for they may need it (contract §10). */
    getOrderPaper: build.query<OrderPaper, string>({
      query: (url) => ({ url, isToldAddress: true, readsResponse: readPaper }),
    }),
  }),
});

export const {
  useGetOrdersQuery,
  useGetOrderDetailsQuery,
  useGetOrderPaperQuery,
  useCancelOrderMutation,
  useOrderAgainMutation,
  useReviewProductMutation,
} = ordersApi;
