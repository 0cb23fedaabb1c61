import { useSelector } from 'react-redux';
import { useGetRolesQuery } from '@/api';
import { selectIsSignedIn } from '@/core/session';

const NONE: readonly string[] = [];

/** Cached roles of the signed-in user; "Roles fetch: failure sets roles to empty" (specification §4). */
export function useRoles(): readonly string[] {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isError } = useGetRolesQuery(undefined, { skip: !isSignedIn });
  return isSignedIn && !isError ? (data ?? NONE) : NONE;
}
