export { IsSeller } from './IsSeller';
export { sellerStories } from './seller.stories';
export { SellerForm } from './SellerForm';
