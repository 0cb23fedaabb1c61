import { useNavigate } from 'react-router';
import { useCurrentLocation } from './useCurrentLocation';

/** Applies a change to the page's query with a replace navigation: Back leads to the previous page. */
export function useQueryChange(): (change: (query: URLSearchParams) => URLSearchParams) => void {
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  return (change) => {
    const { pathname, search } = currentLocation();
    const next = change(new URLSearchParams(search)).toString();
    void navigate({ pathname, search: next }, { replace: true });
  };
}
