import { useNavigate } from 'react-router';
import { usePlaceNow } from './usePlaceNow';

/** Makes a choice of the shopper part of the page's query, in place: Back leads to where the shopper came from. */
export function useQueryChange(): (change: (query: URLSearchParams) => URLSearchParams) => void {
  const navigate = useNavigate();
  const placeNow = usePlaceNow();
  return (change) => {
    const { pathname, search } = placeNow();
    const next = change(new URLSearchParams(search)).toString();
    void navigate({ pathname, search: next }, { replace: true });
  };
}
