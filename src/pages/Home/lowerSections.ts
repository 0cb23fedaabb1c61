// The sections below the first two screens of the home page, in a chunk of their own.

export { BestDealBand } from './BestDealBand';
export { JustForYou } from './JustForYou';
export { ServicePromises } from './ServicePromises';
export { ShopsToKnow } from './ShopsToKnow';
