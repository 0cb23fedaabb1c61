import type { ProductQuery } from '@/api';
import type { Listing } from '@/domain/listing';
import { listingParameters } from '@/domain/listing';

/** Query parameters of a list; always includes the page, so that a list has only one cache entry. */
export function productQueryOf(listing: Listing, fixed: ProductQuery): ProductQuery {
  return { ...listingParameters(listing), ...fixed, page: listing.page };
}
