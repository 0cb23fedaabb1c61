import { useNavigate } from 'react-router';
import { useCurrentLocation } from './useCurrentLocation';

/** Makes a choice of the shopper part of the page's query, in place: Back leads to where the shopper came from. */
export function useQueryChange(): (change: (query: URLSearchParams) => URLSearchParams) => void {
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  return (change) => {
    const { pathname, search } = currentLocation();
    const next = change(new URLSearchParams(search)).toString();
    void navigate({ pathname, search: next }, { replace: true });
  };
}
