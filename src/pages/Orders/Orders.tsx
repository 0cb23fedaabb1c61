import { useParams, useSearchParams } from 'react-router';
import { ordersApi } from '@/api';
import { readOrdersUrlState } from '@/domain/ordersUrlState';
import { EmptyParcel } from '@/features/orders';
import { useT } from '@/shared/texts';
import { ChooseFirst, ListAndDetails } from '@/shared/ui';
import { OrderDetails } from './OrderDetails';
import { OrderHistory } from './OrderHistory';

/** The orders and the open one (specification §2, /order-history and /order-history/{id}). */
export function Orders() {
  const t = useT();
  const { id: open } = useParams();
  const [parameters] = useSearchParams();
  const urlState = readOrdersUrlState(parameters);
  const { currentData } = ordersApi.endpoints.getOrders.useQueryState(urlState);
  const placeholder =
    currentData?.total === 0 ? null : (
      <ChooseFirst drawing={<EmptyParcel />} text={t('Choose an order to see it here.')} />
    );
  return (
    <ListAndDetails
      name="orders"
      list={<OrderHistory urlState={urlState} open={open} />}
      details={open === undefined ? placeholder : <OrderDetails key={open} urlState={urlState} />}
      isChosen={open !== undefined}
    />
  );
}
