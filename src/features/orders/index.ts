export { EmptyParcel } from './EmptyParcel';
export { OrderSummary } from './OrderSummary';
export { OrderHead } from './OrderHead';
export { OrderItems } from './OrderItems';
export { OrderList } from './OrderList';
export { ordersSaga } from './orders.saga';
export { OrderTabs } from './OrderTabs';
export { OrderWay } from './OrderWay';
