export { BuyNow } from './BuyNow';
