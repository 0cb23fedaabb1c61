import type { ProductQuery } from '@/api';
import type { Listing } from '@/domain/listing';
import { listingParameters } from '@/domain/listing';

/** What to ask for a list in this state; the page is always named, so that one list has one place in the cache. */
export function productQueryOf(listing: Listing, fixed: ProductQuery): ProductQuery {
  return { ...listingParameters(listing), ...fixed, page: listing.page };
}
