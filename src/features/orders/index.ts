export { orderCancelConfirmed, ordersSaga } from './orders.saga';
