export { EmptyParcel } from './list/EmptyParcel';
export { OrderSummary } from './details/OrderSummary';
export { OrderHead } from './details/OrderHead';
export { OrderItems } from './details/OrderItems';
export { OrderList } from './list/OrderList';
export { ordersSaga } from './orders.saga';
export { OrderTabs } from './list/OrderTabs';
export { OrderWay } from './details/OrderWay';
