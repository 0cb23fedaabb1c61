export { IsSeller } from './IsSeller';
export { sellerSagas } from './seller.sagas';
export { SellerForm } from './SellerForm';
