export { Wishlist } from './Wishlist';
