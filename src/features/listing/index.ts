export { ProductListing } from './ProductListing';
export { RESULTS_ID } from './resultsId';
