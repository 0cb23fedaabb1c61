export { listingOverlays } from './listing.overlays';
export { ProductListing } from './ProductListing';
export { RESULTS_ID } from './resultsId';
export { useIsCategoryMissing } from './useIsCategoryMissing';
export { useSubcategoryId } from './useSubcategoryId';
