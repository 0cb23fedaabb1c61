import type { OrderId } from '@/domain/ids';
import type { OrderDetail, OrderPage, OrderTab } from '@/domain/order';
import { ORDER_PAGE_SIZE } from '@/domain/paging';
import { api } from '../api';
import { orderDetailsWire, ordersWire } from '../wire/order.wire';

export interface OrdersQuery {
  status: OrderTab;
  page: number;
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
  }),
});

export const { useGetOrdersQuery, useGetOrderDetailsQuery, useCancelOrderMutation } = ordersApi;
