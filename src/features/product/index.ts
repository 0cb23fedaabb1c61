export { ProductAbout } from './ProductAbout';
export { ProductMain } from './ProductMain';
export { ProductMainSkeleton } from './ProductMainSkeleton';
