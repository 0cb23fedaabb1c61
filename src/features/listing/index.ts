export { ProductListing } from './ProductListing';
