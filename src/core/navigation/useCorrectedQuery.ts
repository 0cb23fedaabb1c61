import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocation } from './useCurrentLocation';

/**
 * Corrects the query of the page with replace (R9).
 * Where the address has moved on since the page was drawn, there is nothing to correct: the next drawing looks again.
 */
export function useCorrectedQuery(right: string): void {
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
}
