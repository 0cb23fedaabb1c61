export { IsSeller } from './IsSeller';
export { sellerSaga } from './seller.saga';
export { SellerForm } from './SellerForm';
