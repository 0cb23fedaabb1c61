export { ProductDetails } from './ProductDetails';
