export { EmptyParcel } from './EmptyParcel';
export { OrderFacts } from './OrderFacts';
export { OrderHead } from './OrderHead';
export { OrderItems } from './OrderItems';
export { OrderList } from './OrderList';
export { ordersSaga } from './orders.saga';
export { OrderTabs } from './OrderTabs';
export { OrderWay } from './OrderWay';
