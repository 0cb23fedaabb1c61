import { useSelector } from 'react-redux';
import { useGetFavoritesQuery } from '@/api';
import { selectIsSignedIn } from '@/core/session';

/** Number of favorites; 0 for visitors. */
export function useFavoriteCount(): number {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetFavoritesQuery(undefined, { skip: !isSignedIn });
  return isSignedIn ? (data?.count ?? 0) : 0;
}
