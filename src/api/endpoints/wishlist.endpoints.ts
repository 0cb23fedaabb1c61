import type { InferOutput } from 'valibot';
import type { Id, ProductId } from '@/domain/ids';
import { api } from '../api';
import { favoritesWire, toggledFavoriteWire } from '../wire/wishlist.wire';

export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /favorite-products: ids and number of favorites. */
    getFavorites: build.query<InferOutput<typeof favoritesWire>, void>({
      query: () => ({ url: '/favorite-products', reads: favoritesWire }),
      providesTags: ['Favorites', 'Localised'],
    }),
    /** POST /favorite-add-or-remove: toggles a favorite and returns its state; `color` may be ignored. */
    toggleFavorite: build.mutation<boolean, { productId: ProductId; colorId: Id | null }>({
      query: ({ productId, colorId }) => ({
        url: '/favorite-add-or-remove',
        method: 'POST',
        body: { product_id: productId, ...(colorId !== null && { color: colorId }) },
        reads: toggledFavoriteWire,
        onUnauthorized: 'endSession',
      }),
    }),
  }),
});

export const { useGetFavoritesQuery } = wishlistApi;
