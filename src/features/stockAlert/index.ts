export { StockAlert } from './StockAlert';
export { stockAlertSaga } from './stockAlert.saga';
