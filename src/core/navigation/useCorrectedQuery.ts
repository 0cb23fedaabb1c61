import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocation } from './useCurrentLocation';

/**
 * Corrects the page's query with a replace navigation (R9). If the location has
 * changed since the render, nothing is corrected: the next render checks again.
 * Returns whether the rendered query is wrong: what it has found is not to be shown.
 */
export function useCorrectedQuery(right: string): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const correct = useEffectEvent(() => {
    const now = currentLocation();
    const isDrawn = now.pathname === pathname && now.search === search && now.hash === hash;
    if (isDrawn) void navigate({ pathname, search: right, hash }, { replace: true });
  });
  const isWrong = right !== new URLSearchParams(search).toString();
  useEffect(() => {
    if (isWrong) correct();
  }, [isWrong, right, search, hash]);
  return isWrong;
}
