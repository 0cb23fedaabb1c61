import { useSelector } from 'react-redux';
import { useGetFavouritesQuery } from '@/api';
import { selectIsSignedIn } from '@/features/session';

/** How many products are on the wishlist; a visitor has none. */
export function useFavouriteCount(): number {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetFavouritesQuery(undefined, { skip: !isSignedIn });
  return isSignedIn ? (data?.count ?? 0) : 0;
}
