import type { OrderId } from '@/domain/ids';
import { encodePart } from '@/domain/parseUrl';
import { api } from '../api';
import { paymentAddressWire } from '../wire/order.wire';

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /order-payment/{orderId}/{gateway}: where to pay an order that stands; each asking opens a payment of its own. */
    openPayment: build.mutation<string, { orderId: OrderId; gateway: string }>({
      query: ({ orderId, gateway }) => ({
        url: `/order-payment/${orderId}/${encodePart(gateway)}`,
        reads: paymentAddressWire,
        isRead: false,
      }),
      // A refusal as well: the order has been paid, or has moved on, since it was shown.
      invalidatesTags: (_answer, error) => (error ? ['Orders'] : []),
    }),
  }),
});

export const { useOpenPaymentMutation } = paymentApi;
