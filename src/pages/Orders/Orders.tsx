import { useParams, useSearchParams } from 'react-router';
import { ordersApi } from '@/api';
import { readOrdersUrlState } from '@/domain/ordersUrlState';
import { useHasTwoPanes } from '@/shared/hooks';
import { ListAndDetails } from '@/shared/ui';
import { OrderDetails, OrderSkeleton } from './OrderDetails';
import { OrderHistory } from './OrderHistory';

/**
 * The orders and the open one (specification §2, /order-history and /order-history/{id}). Beside the list the
 * newest is open until another one is chosen (R85).
 */
export function Orders() {
  const { id: chosen } = useParams();
  const [parameters] = useSearchParams();
  const hasTwoPanes = useHasTwoPanes();
  const urlState = readOrdersUrlState(parameters);
  const { currentData, isError } = ordersApi.endpoints.getOrders.useQueryState(urlState);
  const newest = hasTwoPanes ? currentData?.orders[0]?.id.toString() : undefined;
  const open = chosen ?? newest;
  const placeholder = currentData || isError ? null : <OrderSkeleton />;
  return (
    <ListAndDetails
      name="orders"
      list={<OrderHistory urlState={urlState} chosen={chosen} open={open} />}
      details={
        open === undefined ? (
          placeholder
        ) : (
          <OrderDetails key={open} id={open} urlState={urlState} isChosen={chosen !== undefined} />
        )
      }
      isChosen={chosen !== undefined}
    />
  );
}
