import type { OrderId } from '@/domain/ids';
import { encodePart } from '@/domain/parseUrl';
import { api } from '../api';
import { paymentAddressWire } from '../wire/order.wire';

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET /order-payment/{orderId}/{gateway}: payment URL of an existing order; every request creates a new
     * payment.
     */
    openPayment: build.mutation<string, { orderId: OrderId; gateway: string }>({
      query: ({ orderId, gateway }) => ({
        url: `/order-payment/${orderId}/${encodePart(gateway)}`,
        reads: paymentAddressWire,
        isRead: false,
      }),
      // Invalidates after errors too: the order has been paid or changed since it was displayed.
      invalidatesTags: (_response, error) => (error ? ['Orders'] : []),
    }),
  }),
});

export const { useOpenPaymentMutation } = paymentApi;
