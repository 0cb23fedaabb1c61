import type { InferOutput } from 'valibot';
import type { ProductId } from '@/domain/ids';
import { api } from '../api';
import { favouritesWire, toggledFavouriteWire } from '../wire/wishlist.wire';

export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /favorite-products: ids and number of favorites. */
    getFavourites: build.query<InferOutput<typeof favouritesWire>, void>({
      query: () => ({ url: '/favorite-products', reads: favouritesWire }),
      providesTags: ['Favourites', 'Localised'],
    }),
    /** POST /favorite-add-or-remove: toggles a favorite; returns its new state. */
    toggleFavourite: build.mutation<boolean, ProductId>({
      query: (productId) => ({
        url: '/favorite-add-or-remove',
        method: 'POST',
        body: { product_id: productId },
        reads: toggledFavouriteWire,
        onUnauthorized: 'endSession',
      }),
    }),
  }),
});

export const { useGetFavouritesQuery } = wishlistApi;
