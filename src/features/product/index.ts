export { productOverlays } from './product.overlays';
export { ProductMain } from './ProductMain';
export { ProductMainSkeleton } from './ProductMainSkeleton';
export { ProductTabs } from './ProductTabs';
